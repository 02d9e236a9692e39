import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** What keeps people out of the page as it stands: the rule, and where. What is fading in is looked at when it is there. */
export async function barriersOf(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)
}
