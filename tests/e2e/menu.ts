import type { Locator, Page } from 'playwright-core'

/** Menu at the left; on a phone a button opens it. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: '主导航' })

/** Entry of a page; a marked one appears twice. */
export const entryOf = (page: Page, title: string): Locator =>
  menuOf(page).getByRole('link', { name: title, exact: true })

/** Heading of a group in the menu, which folds and unfolds it. */
export const groupOf = (page: Page, name: string): Locator => menuOf(page).getByRole('button', { name, exact: true })

/** Menu with all groups unfolded, so that a missing entry is not available to this person. */
export async function unfolded(page: Page): Promise<Locator> {
  const menu = menuOf(page)
  await menu.getByRole('link').first().waitFor()
  const folded = menu.locator('button[aria-expanded=false]')
  // Each pressed heading leaves the set.
  while ((await folded.count()) > 0) await folded.first().click()
  return menu
}

/** Opens a page by its entry in the menu, wherever it is. */
export async function openByMenu(page: Page, title: string): Promise<void> {
  await unfolded(page)
  await entryOf(page, title).click()
}
