import { sql } from '@tufang/server/kernel/sql/sql'
import { only } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { type Haul, newHaul } from '@tufang/tests/factories/haul'
import { insert, rowsOf } from '@tufang/tests/rows'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { runVerb } from './calls'
import { choose } from './choose'
import { type DemoApp, startDemoApp } from './demo-app'
import { officeRows } from './office'
import { saved } from './saved'
import { openAs } from './sign-in'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Enough dump sites for their field to be searched. */
const SITES = [...'东南西北中前后左右上下内外'].map((side) => `${side}山受纳场`)

let app: DemoApp
let company: TestCompany
let haul: Haul
let clerk: Watched
let reviewer: Watched

beforeAll(async () => {
  app = await startDemoApp({ withJobs: true })
  company = await newCompany()
  haul = await newHaul(company)
  for (const name of SITES) await newDumpSite(company, { name })
  const { id: companyId } = company
  const soils = await rowsOf<{ id: string }>(sql`select id from soil_type where company_id = ${companyId}`)
  await insert('project_soil_type', { companyId, projectId: haul.project.id, soilTypeId: only(soils).id })
  await insert('project_dump_site', { companyId, projectId: haul.project.id, dumpSiteId: haul.dumpSite.id })
  clerk = await openAs(app, company.people.结算员.mobile)
  reviewer = await openAs(app, company.people.审核员.mobile)
})
afterAll(async () => {
  await app?.stop()
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Fills in tickets for the site and soil of the haul. */
async function fillPlace(form: Locator, quantity: string): Promise<void> {
  await choose(form.getByRole('combobox', { name: '渣土场' }), haul.dumpSite.name)
  await form.getByLabel('土质').selectOption(haul.soilType.name)
  await form.getByLabel('张数').fill(quantity)
}

describe('buying tickets', () => {
  it('asks before any way out takes what was typed, and the way forward gives it back', async () => {
    const { page } = clerk
    await page.goto('/ticket/purchases')
    await page.getByRole('button', { name: '登记购票' }).first().click()
    const form = dialog(page, '登记购票')
    await form.getByLabel('张数').fill('77')
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: '有未保存的内容' })
    const back = () => page.evaluate(() => history.back())
    await back()
    await question.getByRole('button', { name: '取消' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await form.getByLabel('张数').inputValue()).toBe('77')
    await back()
    await question.getByRole('button', { name: '确定' }).click()
    await form.waitFor({ state: 'hidden' })
    await page.evaluate(() => history.forward())
    await form.waitFor()
    await expect.poll(() => form.getByLabel('张数').inputValue()).toBe('77')
    await form.getByRole('button', { name: '取消' }).click()
    await question.getByRole('button', { name: '确定' }).click()
    await form.waitFor({ state: 'hidden' })
  })

  it('says what is missing or wrong at its field', async () => {
    const { page } = clerk
    await page.goto('/ticket/purchases')
    await page.getByText('还没有购票').waitFor()
    await page.getByRole('button', { name: '登记购票' }).first().click()
    const form = dialog(page, '登记购票')
    await form.getByLabel('渣土场').waitFor()
    await form.getByRole('button', { name: '登记购票' }).click()
    for (const message of ['请选择渣土场', '请选择土质', '请输入张数', '请输入单价（元/张）', '请输入供票单位']) {
      await form.getByText(message, { exact: true }).waitFor()
    }
    await form.getByLabel('张数').fill('1.5')
    await form.getByRole('textbox', { name: '有效期至' }).fill('2020-01-01')
    await form.getByRole('textbox', { name: '购票时间' }).fill('2999-01-01 06:00:00')
    await form.getByLabel('发票号码').focus()
    await form.getByText('请输入1到1,000,000的整数').waitFor()
    await form.getByText('购票时间不能晚于现在').waitFor()
    await form.getByText('有效期不能早于购票日期').waitFor()
    expect(await barriersOf(page)).toEqual([])
  })

  it('finds one of many sites by its pinyin, by keyboard alone', async () => {
    const { page } = clerk
    const form = dialog(page, '登记购票')
    const site = form.getByRole('combobox', { name: '渣土场' })
    await site.focus()
    await page.keyboard.type('xs')
    const found = page.getByRole('listbox', { name: '渣土场的选项' }).getByRole('option')
    await expect.poll(() => found.allTextContents()).toEqual(['下山受纳场', '西山受纳场'])
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    // The typed text counts, and the earlier highlight does not.
    for (const _ of 'xs') await page.keyboard.press('Backspace')
    await page.keyboard.type('beishan')
    await page.keyboard.press('Enter')
    expect(await site.inputValue()).toBe('北山受纳场')
    await page.keyboard.press('ArrowDown')
    await found.first().waitFor()
    await page.keyboard.press('Escape')
    await found.first().waitFor({ state: 'hidden' })
    expect(await form.isVisible()).toBe(true)
    expect(await site.inputValue()).toBe('北山受纳场')
  })

  it('shows what it comes to, takes a picture, and books it', async () => {
    const { page } = clerk
    const form = dialog(page, '登记购票')
    await fillPlace(form, '1,000')
    await form.getByLabel('单价（元/张）').fill('45.5')
    await form.getByText('45,500.00 元').waitFor()
    await form.getByRole('textbox', { name: '购票时间' }).fill('2026-01-05 08:00:00')
    await form.getByRole('textbox', { name: '有效期至' }).fill('2030-12-31')
    await form.getByLabel('供票单位').fill('城东消纳场')
    await form.getByLabel('发票号码').fill('FP-1')
    await form
      .getByLabel('上传照片', { exact: true })
      .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: PICTURE })
    await form
      .getByRole('button', { name: /照片第1张/ })
      .first()
      .waitFor()
    await form.getByRole('button', { name: '登记购票' }).click()
    await page.getByText(/已登记购票 GP\d+/).waitFor()
    await page.getByText('查询合计').waitFor()
    const row = rowWith(page, '城东消纳场')
    for (const text of ['1,000', '45.50', '45,500.00', '2030-12-31', '已入账'])
      await row.getByText(text).first().waitFor()
  })
})

describe('one purchase', () => {
  it('has its own address, and its head says what counts', async () => {
    const { page } = clerk
    await rowWith(page, '城东消纳场').getByRole('link', { name: '查看' }).click()
    const drawer = dialog(page, '购票详情')
    await drawer.getByText('45,500.00 元').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('purchase')).toMatch(/^[0-9a-f-]{36}$/)
    await page.reload()
    await drawer.getByText('45,500.00 元').waitFor()
    await drawer.getByRole('button', { name: /照片/ }).waitFor()
    expect(await barriersOf(page)).toEqual([])
  })

  it('is changed in what moves no ticket; who was overtaken sees by what', async () => {
    const { page } = clerk
    await dialog(page, '购票详情').getByRole('button', { name: '修改' }).click()
    const form = dialog(page, '修改购票')
    await form.getByLabel('发票号码').fill('FP-2')
    await rowsOf(
      sql`update ticket_purchase set version = version + 1, remark = '他人所填' where company_id = ${company.id}`,
    )
    await form.getByRole('button', { name: '保存' }).click()
    await form.getByText('内容已被他人修改，未保存，请核对').waitFor()
    await form.getByRole('cell', { name: '他人所填' }).waitFor()
    await form.getByRole('button', { name: '以我的为准' }).click()
    await form.getByRole('button', { name: '保存' }).click()
    await page.getByText('修改成功').waitFor()
    await dialog(page, '购票详情').getByText('FP-2').waitFor()
    clerk.complaints.length = 0
  })
})

describe('collecting tickets', () => {
  it('shows what the company has, and takes no more', async () => {
    const { page } = clerk
    await page.goto('/ticket/collections?add=1')
    const form = dialog(page, '登记领票')
    await form.getByLabel('项目', { exact: false }).first().selectOption(haul.project.id)
    await fillPlace(form, '1,001')
    await form.getByText('1,000 张').waitFor()
    await form.getByLabel('领票人').focus()
    await form.getByText('公司库存只有1,000张').waitFor()
    await form.getByLabel('张数').fill('300')
    await form.getByText(/领后剩余 700 张/).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await form.getByRole('button', { name: '登记领票' }).click()
    await page.getByText(/已登记领票/).waitFor()
    await rowWith(page, haul.project.name).getByText('300').first().waitFor()
  })
})

describe('giving tickets back', () => {
  it('is applied for by one', async () => {
    const { page } = clerk
    await page.goto('/ticket/refunds?add=1')
    const form = dialog(page, '申请退票')
    await form.getByLabel('项目', { exact: false }).first().selectOption(haul.project.id)
    await fillPlace(form, '20')
    await form.getByText('300 张').waitFor()
    await form.getByRole('button', { name: '提交申请' }).click()
    await page.getByText(/已提交退票申请/).waitFor()
    await rowWith(page, haul.project.name).getByText('待审核').waitFor()
  })

  it('and approved by another, who is told what follows', async () => {
    const { page } = reviewer
    await page.goto('/ticket/refunds')
    await rowWith(page, haul.project.name).getByRole('button', { name: '通过' }).click()
    const question = page.getByRole('alertdialog', { name: '审核通过' })
    await question.getByText(/减少 20 张，退回公司库存/).waitFor()
    await runVerb(page, () => question.getByRole('button', { name: '通过' }).click())
    await rowWith(page, haul.project.name).getByText('已审核').waitFor()
    expect(await barriersOf(page)).toEqual([])
    expect(reviewer.complaints).toEqual([])
  })
})

describe('the stock board', () => {
  it('leads from what is there to the ledger that it is the sum of', async () => {
    const { page } = clerk
    await page.goto('/ticket/stock')
    await rowWith(page, haul.project.name).getByRole('link', { name: '280' }).click()
    await page.waitForURL('**/ticket/entries?**')
    for (const kind of ['领票', '退票']) await rowWith(page, haul.project.name).filter({ hasText: kind }).waitFor()
    await page.getByText('期初剩余（月末转月初） 0', { exact: true }).waitFor()
    await page.goto('/ticket/stock?tab=company')
    await rowWith(page, haul.dumpSite.name).getByRole('link', { name: '720' }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    expect(clerk.complaints).toEqual([])
  })
})

describe('what was bought', () => {
  it('is exported as it is shown', async () => {
    const { page } = clerk
    await page.goto('/ticket/purchases')
    await rowWith(page, '城东消纳场').waitFor()
    await page.getByRole('main').getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('menuitem', { name: /导出全部查询结果/ }).click()
    await page.getByText(/“购票”导出完成/).waitFor()
    const file = await saved(page, () => page.getByRole('button', { name: '下载', exact: true }).click())
    const rows = await officeRows(file.content)
    expect(rows[0]).toContain('供票单位')
    expect(rows.flat()).toContain('城东消纳场')
  })

  it('is voided with a reason; leaving it is safe', async () => {
    const { page } = clerk
    await rowWith(page, '城东消纳场').getByRole('button', { name: '作废' }).click()
    const question = page.getByRole('alertdialog', { name: '作废购票' })
    await question.getByText(/GP\d+：1,000 张，45,500.00 元/).waitFor()
    await question.getByText(/公司库存减少 1,000 张/).waitFor()
    await question.getByRole('button', { name: '取消' }).and(page.locator(':focus')).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await question.getByRole('button', { name: '作废' }).click()
    await question.getByText('请输入作废原因').waitFor()
    await question.getByLabel('作废原因').fill('重复登记')
    await runVerb(page, () => question.getByRole('button', { name: '作废' }).click())
    await rowWith(page, '城东消纳场').getByText('已作废').waitFor()
    expect(clerk.complaints).toEqual([])
  })
})
