import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'
import { frames } from './settled'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Rows of a table and cards of a list. */
const ROWS = ':is(tbody tr, ul[aria-busy] > li)'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Rows of a table are built alike, and so are cards of a list: where all were looked at once, the first ones do on a narrower page. */
export const FURTHER_ROWS = `${ROWS}:nth-child(n+6)`

/** Mark of rows of which one was looked at that has the same elements, with the same styles and names of attributes, filled in the same places. */
const ALIKE = 'data-alike'

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
    async ({ runOnly, except, mark, rows, further }) => {
      const running = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      await Promise.race([
        new Promise((go) => setTimeout(go, 2000)),
        Promise.allSettled(running.map(({ finished }) => finished)),
      ])
      const seen = new Set<string>()
      const alike = [...document.querySelectorAll(rows)].filter((row) => {
        // Every second row may have another ground.
        const parts = [`${[...(row.parentElement?.children ?? [])].indexOf(row) % 2}`]
        for (const part of [row, ...row.querySelectorAll('*')])
          parts.push(
            part.tagName,
            part.className.toString(),
            part.getAttribute('style') ?? '',
            `${part.getAttributeNames()}`,
            `${part.textContent === ''}`,
          )
        const kind = parts.join(' ')
        const isKnown = seen.has(kind)
        seen.add(kind)
        return isKnown && row.matches(further)
      })
      for (const row of alike) row.toggleAttribute(mark, true)
      try {
        const exclude = [`[${mark}]`, ...(except ? [except] : [])]
        const { violations } = await window.axe.run({ exclude }, { runOnly, resultTypes: ['violations'] })
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)
      } finally {
        for (const row of alike) row.removeAttribute(mark)
      }
    },
    { runOnly, except, mark: ALIKE, rows: ROWS, further: FURTHER_ROWS },
  )
}
