import type { Page } from '@playwright/test'

declare global {
  interface Window {
    announced?: string[]
  }
}

/**
 * All that a screen reader is told from now on, one entry for each time: an alert that appears, and
 * what is added to a live region or changed in it (all of it, where the region is atomic).
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = []
    window.announced = announced
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]'

    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
    const tell = (text: string | null | undefined) => {
      const words = text?.replace(/\s+/g, ' ').trim()
      if (words) announced.push(words)
    }

    new MutationObserver((records) => {
      const atomic = new Set<Element>()
      const alerts = new Set<Element>()
      const parts = new Set<Node>()
      for (const { target, addedNodes, type } of records) {
        const news = type === 'characterData' ? [target] : [...addedNodes]
        const region = elementOf(target)?.closest(LIVE)
        for (const node of news.filter((each) => each.isConnected)) {
          if (region && region.getAttribute('aria-atomic') !== 'false') atomic.add(region)
          else if (region) parts.add(node)
          else if (node instanceof Element) {
            const found = [node, ...node.querySelectorAll('*')].filter((each) =>
              each.matches('[role="alert"]'),
            )
            for (const alert of found) alerts.add(alert)
          }
        }
      }
      for (const node of [...atomic, ...alerts, ...parts]) tell(node.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

  return () => page.evaluate(() => window.announced ?? [])
}
