import path from 'node:path'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newPayable, type Payable, paid, paymentAnswer } from '@tufang/tests/payment'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { openAs } from './sign-in'

const LIST = '/money/plans'
const MAKE = 'mutation ($input: PaymentPlanInput!) { createPaymentPlan(input: $input) { id } }'
const DAY_MS = 24 * 60 * 60 * 1000
/** Folder for pictures for people to look at; none unless given. */
const { SHOTS } = process.env

let app: DemoApp
let company: TestCompany
let payable: Payable
let cashier: Watched
let page: Page

const dayFrom = (days: number): string =>
  new Date(Date.now() + 8 * 60 * 60 * 1000 + days * DAY_MS).toISOString().slice(0, 10)
const today = dayFrom(0)
const yesterday = dayFrom(-1)

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  payable = await newPayable(company, 3)
  const instalments = [{ dueDate: yesterday, amount: '120.50' }, { dueDate: dayFrom(70) }]
  await (await company.as('管理员')).ask(MAKE, { input: { settlementId: payable.settlement.id, instalments } })
  cashier = await openAs(app, company.people.出纳.mobile)
  page = cashier.page
})

async function shot(name: string, of = page): Promise<void> {
  if (SHOTS) await of.screenshot({ path: path.join(SHOTS, `${name}.png`) })
}
const rows = () =>
  page.getByRole('grid', { name: '付款计划' }).getByRole('row').filter({ hasText: payable.settlement.settleNo })
const dayButton = (day: string) => page.locator(`[data-day="${day}"]`)
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'))

describe('what is due by payment plans', () => {
  it('is listed, the late first and in words, and narrowed to what is late', async () => {
    await page.goto(LIST)
    await rows().first().waitFor()
    expect(await rows().count()).toBe(2)
    expect(await rows().first().textContent()).toMatch(new RegExp(`${yesterday}已逾期.*120\\.50.*120\\.50`))
    expect(await rows().last().textContent()).toMatch(new RegExp(`${dayFrom(70)}未逾期.*179\\.50`))
    await rows().first().getByRole('link', { name: payable.settlement.settleNo }).waitFor()
    await shot('plans-list-1440')
    expect(await barriersOf(page)).toEqual([])
    await page.getByRole('group', { name: '付款日期范围' }).getByRole('button', { name: '已逾期' }).click()
    await expect.poll(() => rows().count()).toBe(1)
    await expect.poll(() => new URL(page.url()).searchParams.get('open')).toBe('true')
    await page.goto(`${LIST}?open=true`)
    await rows().nth(1).waitFor()
  })

  it('is shown plan by plan, with those that were replaced', async () => {
    await rows().first().getByRole('button', { name: '查看' }).click()
    const drawer = page.getByRole('dialog', { name: '付款计划' })
    await drawer.getByText('没有被替换的计划').waitFor()
    await expect.poll(() => page.title()).toBe(`${payable.settlement.settleNo} - 付款计划 - 土方通`)
    expect(await drawer.getByRole('region', { name: '各期付款' }).getByRole('row').count()).toBe(3)
    await shot('plans-drawer-1440')
    expect(await barriersOf(page)).toEqual([])
    const file = page.waitForEvent('download')
    await drawer.getByRole('button', { name: '下载PDF' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
    await drawer.getByRole('button', { name: '修改计划' }).click()
    const form = page.getByRole('dialog', { name: '付款计划' })
    await form.getByRole('table', { name: '现有计划' }).waitFor()
    expect(await form.getByRole('textbox', { name: '第 2 期金额（元）' }).inputValue()).toBe('179.50')
    await form.getByRole('button', { name: '删除第 2 期' }).click()
    await form.getByRole('textbox', { name: '第 1 期金额（元）' }).fill('')
    await form.getByRole('textbox', { name: '第 1 期付款日期' }).fill(today)
    await form.getByRole('button', { name: '预览' }).click()
    await form.getByRole('table', { name: '将制定的计划' }).waitFor()
    await form.getByRole('button', { name: '确认替换现有计划' }).click()
    await page.getByText('付款计划已制定').waitFor()
    const former = drawer.getByText(/制定 300\.00 元$/)
    await former.click()
    await drawer.getByRole('table', { name: /制定$/ }).getByText('179.50', { exact: true }).waitFor()
    await shot('plans-history-1440')
    await drawer.getByRole('button', { name: '关闭' }).click()
    await expect.poll(() => rows().count()).toBe(1)
  })

  it('stands in a calendar that the keyboard walks, and a day leads to its list', async () => {
    await page.getByRole('group', { name: '付款计划' }).getByRole('button', { name: '日历' }).click()
    await expect
      .poll(() => dayButton(today).getAttribute('aria-label'))
      .toMatch(/到期 1 笔，共 300\.00 元，未安排 300\.00 元$/)
    await shot('plans-calendar-1440')
    expect(await barriersOf(page)).toEqual([])
    await dayButton(today).focus()
    // The first day of a month has none before it.
    if (!today.endsWith('-01')) {
      await page.keyboard.press('ArrowLeft')
      expect(await focused()).toBe(yesterday)
      await page.keyboard.press('ArrowRight')
    }
    expect(await focused()).toBe(today)
    await page.keyboard.press('PageDown')
    await expect.poll(() => new URL(page.url()).searchParams.get('month')).not.toBe(null)
    await page.getByRole('button', { name: '今天', exact: true }).click()
    await dayButton(today).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => rows().count()).toBe(1)
    await expect.poll(() => new URL(page.url()).searchParams.get('dueDate')).toBe(`${today}~${today}`)
  })

  it('is paid from its row', async () => {
    await rows().first().getByRole('link', { name: '付款', exact: true }).click()
    const form = page.getByRole('dialog', { name: '新增付款单' })
    await form.getByText('将新增 1 张付款单，共 300.00 元').waitFor()
    await form.getByRole('button', { name: '新增付款单' }).click()
    await page.getByText('添加成功').waitFor()
    await page.goto(LIST)
    const pay = rows().first().getByRole('button', { name: '付款', exact: true })
    await pay.waitFor()
    expect(await pay.getAttribute('aria-description')).toContain('没有未安排的金额')
    expect(cashier.complaints).toEqual([])
  })

  it('is planned anew when a part is paid, which stays', async () => {
    const { settlement } = await newPayable(company, 3)
    const clerk = await company.as('管理员')
    const instalments = [{ dueDate: dayFrom(100), amount: '100' }, { dueDate: dayFrom(130) }]
    await clerk.ask(MAKE, { input: { settlementId: settlement.id, instalments } })
    const of = 'query ($id: ID!) { instalments(filter: { settlementId: $id }) { records { id } } }'
    const { instalments: planned } = await clerk.ask<{ instalments: { records: { id: string }[] } }>(of, {
      id: settlement.id,
    })
    const items = [{ settlementId: settlement.id, planItemId: planned.records[0]?.id, amt: '40.00' }]
    await paid(clerk, await paymentAnswer(clerk, 'create', { input: { items } }))
    await page.goto(`${LIST}?change=${settlement.id}`)
    const form = page.getByRole('dialog', { name: '付款计划' })
    await form.getByText('共 300.00 元，其中 40.00 元已付款或已在付款单中，余 260.00 元').waitFor()
    await form
      .getByRole('table', { name: '已付款或已在付款单中的，保留' })
      .getByText('40.00', { exact: true })
      .waitFor()
    const amount = (name: string) => form.getByRole('textbox', { name: `${name}金额（元）` })
    expect(await amount('余款第 1 期').inputValue()).toBe('60.00')
    expect(await amount('余款第 2 期').inputValue()).toBe('200.00')
    await amount('余款第 1 期').fill('90')
    await amount('余款第 2 期').fill('')
    await shot('plans-again-1440')
    await form.getByRole('button', { name: '预览' }).click()
    const fresh = form.getByRole('table', { name: '将制定的计划' })
    await fresh.getByText('170.00', { exact: true }).waitFor()
    expect(await fresh.getByRole('row').count()).toBe(4)
    await shot('plans-again-preview-1440')
    expect(await barriersOf(page)).toEqual([])
    const narrow = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await shot('plans-again-390')
    if (narrow) await page.setViewportSize(narrow)
    await form.getByRole('button', { name: '确认替换现有计划' }).click()
    await page.getByText('付款计划已制定').waitFor()
    const own = page.getByRole('row').filter({ hasText: settlement.settleNo })
    await expect.poll(() => own.count()).toBe(3)
    expect(await own.first().textContent()).toMatch(/已付清.*40\.00.*40\.00/)
    expect(cashier.complaints).toEqual([])
  })

  it('is cards and an agenda on a phone', async () => {
    const session = await cashier.context.storageState()
    const {
      page: phone,
      context,
      complaints,
    } = await openPage(app.url, { viewport: { width: 390, height: 844 }, storageState: session })
    await phone.goto(LIST)
    await phone.getByRole('list', { name: '付款计划' }).getByRole('listitem').first().waitFor()
    await shot('plans-list-390', phone)
    expect(await barriersOf(phone)).toEqual([])
    await phone.goto(`${LIST}?tab=calendar`)
    const day = phone.getByRole('button', { name: /到期 1 笔，共 300\.00 元/ })
    await day.waitFor()
    await shot('plans-calendar-390', phone)
    expect(await phone.getByRole('grid').count()).toBe(0)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await barriersOf(phone)).toEqual([])
    await day.click()
    await phone.getByRole('list', { name: '付款计划' }).getByRole('listitem').first().waitFor()
    await phone.getByRole('button', { name: '查看' }).first().click()
    await phone.getByRole('dialog', { name: '付款计划' }).getByText('历史计划').waitFor()
    expect(await barriersOf(phone)).toEqual([])
    await shot('plans-drawer-390', phone)
    expect(complaints).toEqual([])
    await context.close()
  })
})
