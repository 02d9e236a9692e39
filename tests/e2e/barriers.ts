import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Rows of a table are built alike: where all were looked at once, the first ones do on a narrower page. */
export const FURTHER_ROWS = 'tbody tr:nth-child(n+6)'

/** In the dark the colours differ and nothing else, and rows are coloured alike. */
const DARK = { rules: ['color-contrast'], except: 'tbody tr:nth-child(n+4)' }

interface Looked {
  except?: string
  /** Whether the dark colours are looked at, too. */
  dark?: boolean
}

/** What keeps people out of the page as it stands, in light and in dark: the rule, and where. */
export async function barriersOf(page: Page, { except, dark = true }: Looked = {}): Promise<string[]> {
  const builder = () => new AxeBuilder({ page }).setLegacyMode(true)
  const axe = builder().withTags(RULES)
  const light = await violationsOf(page, except ? axe.exclude(except) : axe)
  if (!dark) return light
  await page.emulateMedia({ colorScheme: 'dark' })
  // The page hears of it, then is drawn, and only then do its colours begin to change. A page behind another is not drawn at all.
  for (const _ of [1, 2]) {
    await page.evaluate(() => new Promise((go) => [requestAnimationFrame(go), setTimeout(go, 100)]))
  }
  const inTheDark = await violationsOf(page, builder().withRules(DARK.rules).exclude(DARK.except))
  await page.emulateMedia({ colorScheme: null })
  return [...light, ...inTheDark.map((found) => `dark: ${found}`)]
}

/** What is fading in or changing its colour is looked at when it is there. No page has frames, which alone need axe's slower way. */
async function violationsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  await page.evaluate(() =>
    Promise.race([
      new Promise((go) => setTimeout(go, 2000)),
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map(({ finished }) => finished),
      ),
    ]),
  )
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)
}
