import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const MOST_TABS = 250

const hasFocus = (element: Element): boolean => element.contains(document.activeElement)

/**
 * Whether an element has the focus, and the look of itself, its neighbours and its parent, one of which shows the
 * focus.
 */
function focusOf(element: Element): { has: boolean; look: string } {
  const around = [element, ...(element.parentElement?.children ?? [])]
  for (let outer = element.parentElement; outer && around.length < 12; outer = outer.parentElement) around.push(outer)
  const looks = around.map((one) => {
    const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(one)
    return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor]
  })
  return { has: element.contains(document.activeElement), look: JSON.stringify(looks) }
}

/** Presses Tab until the element has the focus, like a person without a mouse; the focus must be visible then. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  // Both are read at once. A page may move the focus in between, and its look would then count as the look without
  // focus.
  const before = await target.evaluate(focusOf)
  if (before.has) return
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    await page.keyboard.press(key)
    if (!(await target.evaluate(hasFocus))) continue
    const look = async () => (await target.evaluate(focusOf)).look
    await expect.poll(look, { message: `${target} shows no focus` }).not.toBe(before.look)
    return
  }
  throw new Error(`${target} cannot be reached by ${key}`)
}

/** Goes to an element by Tab and presses a key there. A button reacts once it no longer waits for an answer. */
export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await expect.poll(() => target.getAttribute('aria-busy'), { message: `${target} stays busy` }).not.toBe('true')
  await page.keyboard.press(key)
}

/** Goes to a cell of a table: Tab reaches the table, arrows the cell. */
export async function arrowTo(page: Page, cell: Locator): Promise<void> {
  await cell.waitFor()
  const grid = cell.locator('xpath=ancestor::*[@role="grid"]')
  await tabTo(page, grid.locator('tbody [data-column][tabindex="0"]'))
  const placeOf = (element: Element) => ({
    row: Number(element.closest<HTMLElement>('[data-row]')?.dataset.row),
    column: Number(element.closest<HTMLElement>('[data-column]')?.dataset.column),
  })
  const [to, from] = [await cell.evaluate(placeOf), await page.locator(':focus').evaluate(placeOf)]
  const press = async (key: string, times: number) => {
    for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key)
  }
  await press(to.row > from.row ? 'ArrowDown' : 'ArrowUp', Math.abs(to.row - from.row))
  await press(to.column > from.column ? 'ArrowRight' : 'ArrowLeft', Math.abs(to.column - from.column))
  await expect.poll(() => cell.evaluate(hasFocus), { message: `${cell} cannot be reached by arrows` }).toBe(true)
}

/** Presses a button or a link in a cell: Enter steps into the cell, Tab moves inside it. */
export async function arrowAndPress(page: Page, widget: Locator): Promise<void> {
  await arrowTo(page, widget.locator('xpath=ancestor::*[@data-column]'))
  await page.keyboard.press('Enter')
  await tabAndPress(page, widget)
}

/** Closes a dialog by Escape, which it handles once it has the focus. */
export async function pressEscape(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate(hasFocus)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}
