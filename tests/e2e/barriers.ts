import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Rows of a table are built alike: where all were looked at once, the first ones do on a narrower page. */
export const FURTHER_ROWS = 'tbody tr:nth-child(n+6)'

/** What keeps people out of the page as it stands: the rule, and where. What is fading in is looked at when it is there. */
export async function barriersOf(page: Page, { except }: { except?: string } = {}): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  // No page has frames, which alone need the slower way.
  const axe = new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true)
  if (except) axe.exclude(except)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)
}
