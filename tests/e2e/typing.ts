import type { Locator, Page } from 'playwright-core'

let done = false

/**
 * Fields are filled once a click would reach them. Playwright fills one that still lies under a window that closes, and the window then gives
 * the focus back to where it came from: what a field offers to choose from is gone.
 */
export function typeAsPeopleDo(page: Page): void {
  if (done) return
  done = true
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator
  const { fill } = locators
  locators.fill = async function (value, options) {
    await this.click({ trial: true, ...(options?.timeout === undefined ? {} : { timeout: options.timeout }) })
    await fill.call(this, value, options)
  }
}
