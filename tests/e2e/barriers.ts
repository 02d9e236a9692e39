import axe, { type RunOnly } from 'axe-core'
import type { Page } from 'playwright-core'
import { markNewLooks, NEW, noteLooks } from './looks'
import { frames } from './settled'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Rows of a table and cards of a list. */
const ROWS = ':is(tbody tr, ul[aria-busy] > li)'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * Rows of a table are built alike, and so are cards of a list: where all were looked at once, the first ones do on a
 * narrower page.
 */
export const FURTHER_ROWS = `${ROWS}:nth-child(n+4)`

/** The page behind a window that is open: nobody reaches it until the window is gone, and it was looked at before. */
const BEHIND = '#root[aria-hidden="true"]'

/**
 * Mark of rows of which one was looked at that has the same elements, with the same styles and names of attributes,
 * filled in the same places.
 */
const ALIKE = 'data-alike'

/** In the dark the colours differ and nothing else, and rows are coloured alike. */
const DARK = { rules: ['color-contrast'], except: 'tbody tr:nth-child(n+4)' }

interface Looked {
  except?: string
  /** Whether the dark colours are looked at, too; otherwise they are where the tour of pages does not see them. */
  dark?: boolean
}

/** Windows and menus over a page, and the frame of pages that the tour sees in the dark. */
const OVER = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])'
const FRAME = 'nav[aria-label="主导航"]'

/** Barriers on the page in light and in dark: the rule, and the place. */
export async function barriersOf(page: Page, { except, dark }: Looked = {}): Promise<string[]> {
  const light = await violationsOf(page, { type: 'tag', values: RULES }, except)
  if (!(dark ?? (await isBeyondTour(page)))) return light
  await page.emulateMedia({ colorScheme: 'dark' })
  // The page hears of it, then is drawn, and only then do its colours begin to change.
  await page.evaluate(turnedDark, { most: 50 })
  await frames(page, 2)
  const inTheDark = await violationsOf(page, { type: 'rule', values: DARK.rules }, DARK.except)
  await page.emulateMedia({ colorScheme: null })
  return [...light, ...inTheDark.map((found) => `dark: ${found}`)]
}

/** Whether a window or menu is open, or the page has no frame: a page at rest was seen by the tour. */
const isBeyondTour = (page: Page): Promise<boolean> =>
  page.evaluate(([over, frame]) => document.querySelector(over) !== null || document.querySelector(frame) === null, [
    OVER,
    FRAME,
  ] as const)

/** Waits until the page has turned dark, for so many frames at most; runs in the page. */
async function turnedDark({ most }: { most: number }): Promise<void> {
  const { classList } = document.documentElement
  for (let drawn = 0; drawn < most && !classList.contains('dark'); drawn++)
    await new Promise((go) => [requestAnimationFrame(go), setTimeout(go, 100)])
}

/** Rules that depend on what elements look like alone; they take most of the time of axe. */
const BY_LOOK = ['color-contrast', 'target-size']

/**
 * Violations on the page once it stands still: fading elements and colours are waited for. Elements that look like
 * others that were sound are not examined for colours and sizes again. No page has frames, which alone need axe's
 * slower way.
 */
async function violationsOf(page: Page, runOnly: RunOnly, except?: string): Promise<string[]> {
  // A document has axe from its first look on.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await page.evaluate(markAlike, { mark: ALIKE, rows: ROWS, further: FURTHER_ROWS })
  const exclude = [`[${ALIKE}]`, BEHIND, ...(except ? [except] : [])]
  const looks = await markNewLooks(page, exclude)
  const found = await page.evaluate(
    async ({ runOnly, exclude, byLook, fresh, behind }) => {
      const others = Object.fromEntries(byLook.map((rule) => [rule, { enabled: false }]))
      const resultTypes = ['violations' as const]
      const looked = []
      if (runOnly.type === 'tag')
        looked.push(await window.axe.run({ exclude }, { runOnly, rules: others, resultTypes }))
      if (document.querySelector(fresh)) {
        const rules = runOnly.type === 'tag' ? byLook : runOnly.values
        looked.push(
          await window.axe.run(
            { include: [fresh], exclude },
            { runOnly: { type: 'rule', values: rules }, resultTypes },
          ),
        )
      }
      const hidden = document.querySelector(behind)
      if (hidden) looked.push(await window.axe.run(hidden, { runOnly: ['aria-hidden-focus'], resultTypes }))
      return looked.flatMap(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`))
    },
    { runOnly, exclude, byLook: BY_LOOK, fresh: `[${NEW}]`, behind: BEHIND },
  )
  await noteLooks(page, found.length === 0 ? looks : [])
  await page.evaluate((mark) => {
    for (const row of document.querySelectorAll(`[${mark}]`)) row.removeAttribute(mark)
  }, ALIKE)
  return found
}

/** Marks rows of which one that is looked at has the same parts; runs in the page, once nothing moves any more. */
async function markAlike({ mark, rows, further }: { mark: string; rows: string; further: string }): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.race([
    new Promise((go) => setTimeout(go, 2000)),
    Promise.allSettled(running.map(({ finished }) => finished)),
  ])
  const seen = new Set<string>()
  for (const row of document.querySelectorAll(rows)) {
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
    row.toggleAttribute(mark, seen.has(kind) && row.matches(further))
    seen.add(kind)
  }
}
