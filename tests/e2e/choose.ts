import type { Locator } from 'playwright-core'

/** Chooses an option by its name: in the browser's list, or by searching where there are many options. */
export async function choose(control: Locator, name: string): Promise<void> {
  await control.waitFor()
  const isList = await control.evaluate((element) => element instanceof HTMLSelectElement)
  if (isList) {
    await control.selectOption({ label: name })
    return
  }
  await control.fill(name)
  await control.page().getByRole('option', { name, exact: true }).first().click()
}
