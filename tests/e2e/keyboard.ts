import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const MOST_TABS = 250

const hasFocus = (element: Element): boolean => element.contains(document.activeElement)

/** What can show that an element has the focus, of itself, of what stands beside it and of what it stands in. */
function lookOf(element: Element): string {
  const around = [element, ...(element.parentElement?.children ?? [])]
  for (let outer = element.parentElement; outer && around.length < 12; outer = outer.parentElement) around.push(outer)
  return JSON.stringify(
    around.map((one) => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(one)
      return [outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor]
    }),
  )
}

/** Presses Tab until the element has the focus, as somebody without a mouse does; it must then be seen to have it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  // What has the focus from the start was put there by the page.
  if (await target.evaluate(hasFocus)) return
  const before = await target.evaluate(lookOf)
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    await page.keyboard.press(key)
    if (!(await target.evaluate(hasFocus))) continue
    await expect.poll(() => target.evaluate(lookOf), { message: `${target} shows no focus` }).not.toBe(before)
    return
  }
  throw new Error(`${target} cannot be reached by ${key}`)
}

/** Goes to an element by Tab and presses a key there, which a button hears once it no longer waits for an answer. */
export async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await expect.poll(() => target.getAttribute('aria-busy'), { message: `${target} stays busy` }).not.toBe('true')
  await page.keyboard.press(key)
}

/** Goes to a cell of a table, which is one stop of Tab: from there by arrows. */
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

/** Presses a button or a link that stands in a cell: Enter steps into the cell, Tab goes on inside it. */
export async function arrowAndPress(page: Page, widget: Locator): Promise<void> {
  await arrowTo(page, widget.locator('xpath=ancestor::*[@data-column]'))
  await page.keyboard.press('Enter')
  await tabAndPress(page, widget)
}

/** Closes a dialog by Escape, which it hears once it has taken the focus. */
export async function pressEscape(page: Page, dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate(hasFocus)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}
