import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice']
/** These are part of the tags and yet have to be asked for. */
const ASKED_FOR = ['color-contrast-enhanced', 'target-size', 'identical-links-same-purpose']

/** What axe finds wrong, and every contrast that it cannot judge. */
export async function axeFindings(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(ASKED_FOR.map((id) => [id, { enabled: true }]))
  const { violations, incomplete } = await new AxeBuilder({ page })
    .options({ rules })
    .withTags(TAGS)
    .setLegacyMode()
    .analyze()
  const unclear = incomplete.filter(({ id }) => id.startsWith('color-contrast'))
  return [...violations, ...unclear].flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
}
