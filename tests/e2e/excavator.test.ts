import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newOperator } from '@tufang/tests/factories/machine'
import { newProject } from '@tufang/tests/factories/project'
import { rowsOf } from '@tufang/tests/rows'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { openAs } from './sign-in'

let app: DemoApp
let company: TestCompany
let operator: Awaited<ReturnType<typeof newOperator>>
let site: Watched
let phone: Watched

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  await newProject(company)
  operator = await newOperator(company, { shiftCost: '2400', loadPrice: '22.50' })
  site = await openAs(app, company.people.审核员.mobile)
  phone = await openAs(app, operator.person.mobile, { as: 'OPERATOR', viewport: { width: 390, height: 844 } })
})

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const alertDialog = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name })
const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: operator.machine.code })
const own = (page: Page) => page.getByRole('region', { name: '我的工时' }).getByRole('listitem')
const states = () =>
  rowsOf<{ state: string; amount: string | null }>(
    sql`select audit_status as state, amount from excavator_record where company_id = ${company.id}`,
  )

describe('excavators’ work, from the pit to the list', () => {
  it('is reported by the operator on his phone in few taps', async () => {
    const { page } = phone
    await page.goto('/work/excavator')
    await page.getByRole('heading', { name: '上报工时' }).waitFor()
    await page.getByText(operator.machine.code).waitFor()
    const send = page.getByRole('button', { name: /^提交 / })
    const before = await send.innerText()
    await page.getByRole('button', { name: '结束时间提前10分' }).click()
    expect(await send.innerText()).not.toBe(before)
    expect(await barriersOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await send.click()
    await own(page).getByText('已提交').waitFor()
    expect(await states()).toEqual([{ state: 'SUBMITTED', amount: null }])
  })

  it('is rejected by the site with a reason, which the operator sees and mends', async () => {
    const { page } = site
    await page.goto('/chain/excavator')
    await rowOf(page).getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '驳回' }).click()
    const form = alertDialog(page, /驳回挖机工时/)
    await form.getByRole('textbox', { name: '驳回原因' }).fill('下午停机，少算一小时')
    await form.getByRole('button', { name: '驳回' }).click()
    await form.waitFor({ state: 'detached' })
    await rowOf(page).waitFor({ state: 'detached' })
    const his = phone.page
    await his.reload()
    await own(his).getByText('驳回：下午停机，少算一小时').waitFor()
    await own(his).getByRole('button', { name: '修改' }).click()
    const mend = his.getByRole('form', { name: '修改后重新提交' })
    await mend.getByRole('radio', { name: '计量' }).check()
    await mend.getByRole('radio', { name: '车' }).check()
    await mend.getByRole('spinbutton', { name: '工作量' }).fill('40')
    await mend.getByRole('button', { name: /^提交 / }).click()
    await own(his).getByText('已提交').waitFor()
    expect(await states()).toEqual([{ state: 'SUBMITTED', amount: null }])
  })

  it('is approved at the price of the machine, and stands in the list', async () => {
    const { page } = site
    await page.goto('/chain/excavator')
    await rowOf(page).getByRole('link', { name: '查看' }).click()
    const drawer = dialog(page, '挖机工时详情')
    await drawer.getByText('40车').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await drawer.getByRole('button', { name: '通过' }).click()
    const question = alertDialog(page, '通过挖机工时')
    await question.getByText('按挖机现在的价格记 900.00 元').waitFor()
    await question.getByRole('button', { name: '确定' }).click()
    await drawer.getByText('已通过').first().waitFor()
    await drawer.getByText('900.00 元').first().waitFor()
    expect(await states()).toEqual([{ state: 'APPROVED', amount: '900.00' }])
    await drawer.getByRole('heading', { name: '修改记录' }).waitFor()
    await drawer.getByText('原因：下午停机，少算一小时').waitFor()
    await drawer.locator('ins').filter({ hasText: '计量' }).waitFor()
    await page.keyboard.press('Escape')
    await rowOf(page).getByText('900.00').waitFor()
    const his = phone.page
    await his.reload()
    await own(his).getByText('已通过').waitFor()
    expect(await own(his).getByRole('button').count()).toBe(0)
  })

  it('is reported and approved by the site alone, many at once', async () => {
    const { page } = await openAs(app, company.people.管理员.mobile, { at: '/chain/excavator' })
    await page.getByRole('button', { name: '上报工时' }).click()
    const form = dialog(page, '上报工时')
    await form.getByLabel('项目').selectOption({ index: 1 })
    await form.getByLabel('挖机编号').selectOption(operator.machine.id)
    await form.getByRole('textbox', { name: '开始时间' }).fill('2026-01-05 08:00:00')
    await form.getByRole('textbox', { name: '结束时间' }).fill('2026-01-05 16:00:00')
    await form.getByRole('button', { name: '提交' }).click()
    await form.waitFor({ state: 'detached' })
    await page
      .getByRole('checkbox', { name: /全选|选择本页/ })
      .first()
      .check()
    await page.getByRole('button', { name: '批量通过' }).click()
    await alertDialog(page, '批量通过挖机工时').getByRole('button', { name: '确定' }).click()
    await page.getByText('已全部通过').waitFor()
    expect(new Set((await states()).map(({ state }) => state))).toEqual(new Set(['APPROVED']))

    // Both were approved too early.
    await page
      .getByRole('checkbox', { name: /全选|选择本页/ })
      .first()
      .check()
    await page.getByRole('button', { name: '批量驳回' }).click()
    const why = alertDialog(page, '驳回选中的2条工时')
    await why.getByText('其中已通过的').waitFor()
    await why.getByRole('textbox', { name: '驳回原因' }).fill('重新核对时间')
    await why.getByRole('button', { name: '驳回' }).click()
    await page.getByText('已全部驳回').waitFor()
    expect(await states()).toEqual([
      { state: 'REJECTED', amount: null },
      { state: 'REJECTED', amount: null },
    ])
  })

  it('makes no noise', async () => {
    expect([...site.complaints, ...phone.complaints]).toEqual([])
  })
})
