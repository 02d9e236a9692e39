import { newCompany } from '@tufang/tests/company'
import { giveOwnRole } from '@tufang/tests/role'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { menuOf, unfolded } from './menu'
import { openAs } from './sign-in'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const PRICES = ['chain:directPayPriceSet:get', 'chain:directPayPriceSet:add']
const SETTINGS = 'sys:companysettings:edit'
const WAYBILLS = 'chain:companywaybill:get'

/** Sends some request: the next one of this window. */
const lookAtMessages = async (page: Page) => {
  await page.getByRole('button', { name: /消息/ }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
/** Disappears if the page is loaded again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { untouched: true }))
const isUntouched = (page: Page) => page.evaluate(() => 'untouched' in window)

it('a right that is taken away is gone from every open window on its next request, and what was typed stays', async () => {
  const company = await newCompany()
  const role = await giveOwnRole(company, [...PRICES, SETTINGS, WAYBILLS])
  const { page, context, complaints } = await openAs(app, company.people.结算员.mobile, { at: '/sys/companySettings' })
  const typed = page.getByRole('checkbox', { name: /收款人校验/ })
  await typed.check()
  const prices = await context.newPage()
  await prices.goto('/chain/price/direct')
  const apply = prices.getByRole('button', { name: '申请直付价' })
  await apply.waitFor()
  expect(await apply.isEnabled()).toBe(true)
  for (const window of [page, prices]) await (await unfolded(window)).getByRole('link', { name: '公司设置' }).waitFor()
  await Promise.all([page, prices].map(mark))

  await role.allow([PRICES[0] as string, WAYBILLS])
  // In one window the page itself is no longer open to him, which he notices only by an attempt.
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('403', { exact: true }).waitFor()
  await menuOf(page).getByRole('link', { name: '公司设置' }).waitFor({ state: 'detached' })
  expect(await typed.isVisible()).toBe(false)
  expect(await page.title()).toContain('403')
  expect(await barriersOf(page)).toEqual([])
  // In the other window the button gives the reason why it is disabled.
  await prices.getByRole('button', { name: '刷新' }).click()
  await prices.locator('button[aria-disabled=true]', { hasText: '申请直付价' }).waitFor()
  await menuOf(prices).getByRole('link', { name: '公司设置' }).waitFor({ state: 'detached' })

  await role.allow([...PRICES, SETTINGS])
  await lookAtMessages(page)
  await typed.waitFor()
  expect(await typed.isChecked()).toBe(true)
  await menuOf(page).getByRole('link', { name: '公司运单' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('公司设置已保存').waitFor()
  await lookAtMessages(prices)
  await prices.locator('button:not([aria-disabled=true])', { hasText: '申请直付价' }).waitFor()
  expect(await Promise.all([page, prices].map(isUntouched))).toEqual([true, true])
  expect(complaints).toEqual([])
  await context.close()
})
