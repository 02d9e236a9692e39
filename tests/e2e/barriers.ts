import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'
import { frames } from './settled'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Rows of a table are built alike, and so are cards of a list: where all were looked at once, the first ones do on a narrower page. */
export const FURTHER_ROWS = ':is(tbody tr, ul[aria-busy] > li):nth-child(n+6)'

/** In the dark the colours differ and nothing else, and rows are coloured alike. */
const DARK = { rules: ['color-contrast'], except: 'tbody tr:nth-child(n+4)' }

interface Looked {
  except?: string
  /** Whether the dark colours are looked at, too. */
  dark?: boolean
}

/** What keeps people out of the page as it stands, in light and in dark: the rule, and where. */
export async function barriersOf(page: Page, { except, dark = true }: Looked = {}): Promise<string[]> {
  const light = await violationsOf(page, { type: 'tag', values: RULES }, except)
  if (!dark) return light
  await page.emulateMedia({ colorScheme: 'dark' })
  // The page hears of it, then is drawn, and only then do its colours begin to change.
  await frames(page, 2)
  const inTheDark = await violationsOf(page, { type: 'rule', values: DARK.rules }, DARK.except)
  await page.emulateMedia({ colorScheme: null })
  return [...light, ...inTheDark.map((found) => `dark: ${found}`)]
}

/** What is fading in or changing its colour is looked at when it is there. No page has frames, which alone need axe's slower way. */
async function violationsOf(page: Page, runOnly: RunOnly, except?: string): Promise<string[]> {
  // A document has axe from its first look on.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ runOnly, except }) => {
      const running = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.race([
        new Promise((go) => setTimeout(go, 2000)),
        Promise.allSettled(running.map(({ finished }) => finished)),
      ])
      const context = except ? { exclude: [except] } : document
      const { violations } = await window.axe.run(context, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)
    },
    { runOnly, except },
  )
}
