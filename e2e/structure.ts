import type { Page } from '@playwright/test'

/** What tells a screen reader where it is. */
export function structureOf(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    mains: document.querySelectorAll('main').length,
    headings: [...document.querySelectorAll('h1')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent),
  }))
}
