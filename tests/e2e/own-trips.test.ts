import { HOUR } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newSignedUpDriver } from '@tufang/tests/factories/driver'
import { newWaybill, type Waybill } from '@tufang/tests/factories/waybill'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { tabAndPress } from './keyboard'
import { settled } from './settled'
import { openAs, signIn } from './sign-in'

const PHONE = { width: 390, height: 844 }

let app: DemoApp
let company: TestCompany
let driver: Awaited<ReturnType<typeof newSignedUpDriver>>
let running: Waybill
let good: Waybill
let bad: Waybill
let phone: Watched

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  driver = await newSignedUpDriver(company)
  const trip = (hours: number, status: 'LOADED' | 'UNLOADED' = 'UNLOADED') =>
    newWaybill(company, { driver: driver.driver, status, goDatetime: new Date(Date.now() - hours * HOUR) })
  // All on one day, unless the story runs soon after midnight.
  bad = await trip(0.3)
  good = await trip(0.2)
  running = await trip(0.1, 'LOADED')
  phone = await openPage(app.url, { viewport: PHONE, touch: true })
})

const cardOf = (page: Page, { no }: Waybill): Locator =>
  page.getByRole('region', { name: '日期' }).getByRole('article', { name: new RegExp(no) })

async function fits(page: Page) {
  expect(await barriersOf(page)).toEqual([])
  for (const width of [390, 360]) {
    await page.setViewportSize({ ...PHONE, width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize(PHONE)
}

/** Lowest of the buttons by which a driver gives his word, in CSS pixels. */
const lowest = (page: Page) =>
  page.locator('article footer button').evaluateAll((all) => Math.min(...all.map((one) => one.clientHeight)))

describe('a driver’s word about his trips', () => {
  it('begins on his own page: the trip that runs, his captain, and the trips of the day', async () => {
    const { page } = phone
    await signIn(page, app, driver.person.mobile, '司机')
    await page.getByRole('heading', { name: '我的趟次' }).waitFor()
    const now = page.getByRole('region', { name: '正在跑的一趟' })
    await now.getByText('下一步：出场').waitFor()
    await now.getByText(running.no).waitFor()
    expect(await page.getByRole('link', { name: /^拨打/ }).getAttribute('href')).toBe(`tel:${driver.captain.mobile}`)
    await cardOf(page, good).waitFor()
    await page.getByText('3趟，3趟待签认').waitFor()
    expect(await lowest(page)).toBeGreaterThanOrEqual(54)
    await fits(page)
  })

  it('confirms one in two taps', async () => {
    const { page } = phone
    await cardOf(page, good).getByRole('button', { name: '签认' }).tap()
    const question = page.getByRole('alertdialog', { name: '签认这一趟' })
    await question.getByRole('button', { name: '签认' }).tap()
    await cardOf(page, good).getByText('已签认').waitFor()
    await page.getByText('3趟，2趟待签认').waitFor()
  })

  it('refuses another with a reason, without ever touching the screen', async () => {
    const { page } = phone
    await tabAndPress(page, cardOf(page, bad).getByRole('button', { name: '拒绝' }))
    const form = page.getByRole('dialog', { name: '拒绝签认' })
    await form.waitFor()
    await fits(page)
    await tabAndPress(page, form.getByRole('button', { name: '不是我拉的' }))
    expect(await form.getByRole('textbox', { name: '原因' }).inputValue()).toBe('不是我拉的')
    await tabAndPress(page, form.getByRole('button', { name: '拒绝' }))
    await form.waitFor({ state: 'detached' })
    await cardOf(page, bad).getByText('已拒绝').waitFor()
    await cardOf(page, bad).getByText('原因：不是我拉的').waitFor()
    await page.getByText('3趟，1趟待签认').waitFor()
  })

  it('looks at other days, which have no trips', async () => {
    const { page } = phone
    await page.getByRole('button', { name: '前一天' }).tap()
    await page.getByRole('button', { name: '前一天' }).tap()
    await page.getByText('这一天没有趟次').waitFor()
    expect(phone.complaints).toEqual([])
  })

  it('is what the clerk finds among the anomalies', async () => {
    const { page } = await openAs(app, company.people.结算员.mobile, { at: '/chain/business/anomalies' })
    await page.getByText('司机拒绝签认：不是我拉的').first().waitFor()
    await settled(page)
    expect(await barriersOf(page)).toEqual([])
  })
})
