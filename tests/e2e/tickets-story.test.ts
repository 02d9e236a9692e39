import { mkdir } from 'node:fs/promises'
import { sql } from '@tufang/server/kernel/sql/sql'
import { only } from '@tufang/tests/chain'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type Haul, newHaul } from '@tufang/tests/factories/haul'
import { insert, rowsOf } from '@tufang/tests/rows'
import { sixKinds } from '@tufang/tests/ticket-reconciliation'
import type { TestCell } from '@tufang/tests/workbook'
import type { Locator, Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { saved } from './saved'
import { openAs } from './sign-in'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const DAYS = '/useTicketsDay/index'
const MONTHS = '/useTicketsMonth/index'
const WAYBILLS = '/chain/business/companywaybill2'
const DAY = '2026-01-05'

let app: DemoApp
let company: TestCompany
let haul: Haul
let clerk: Watched
/** Rows of the site's own list of trips. */
let siteRows: TestCell[][]

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  haul = await newHaul(company)
  const { id: companyId } = company
  const soils = await rowsOf<{ id: string }>(sql`select id from soil_type where company_id = ${companyId}`)
  await insert('project_soil_type', { companyId, projectId: haul.project.id, soilTypeId: only(soils).id })
  await insert('project_dump_site', { companyId, projectId: haul.project.id, dumpSiteId: haul.dumpSite.id })
  clerk = await openAs(app, company.people.管理员.mobile)
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
/** Visible list; those behind other tags stay in the page. */
const listOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const pile = (page: Page, name: RegExp) => page.getByRole('group', { name: '对账的结果' }).getByRole('button', { name })
const grid = (page: Page) => page.getByRole('grid', { name: '对账明细' })

/** Fills in tickets for the site and soil of the haul. */
async function fillPlace(form: Locator, quantity: string): Promise<void> {
  await form.getByLabel('渣土场').selectOption(haul.dumpSite.id)
  await form.getByLabel('土质').selectOption(haul.soilType.name)
  await form.getByLabel('张数').fill(quantity)
}

/** Figures of a row of statistics: early, collected, used, refunded, left. */
async function figuresOf(page: Page, text: string): Promise<string[]> {
  const row = rowWith(page, text)
  await row.waitFor()
  return (await row.locator('[data-number]').allInnerTexts()).map((cell) => cell.replace(/\s+/g, ' ').trim())
}

/** Sheet as the site keeps it: below a title, with columns of its own. */
function sheetOf(rows: TestCell[][]): Buffer {
  const told = rows.map((row, at) => [at + 1, ...row])
  const content = utils.aoa_to_sheet([
    ['一月收土明细'],
    ['序号', '联单号', '车 号*', '收土时间', '土质', '方量（方）'],
    ...told,
  ])
  const book = utils.book_new()
  utils.book_append_sheet(book, content, '一月')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

async function resolveAll(page: Page, resolution: string, reason: string, count: number): Promise<void> {
  await grid(page).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: `处理 ${count} 行` }).click()
  const form = dialog(page, `处理 ${count} 行`)
  await form.getByRole('combobox', { name: '处理' }).selectOption({ label: resolution })
  await form.getByRole('textbox', { name: '原因' }).fill(reason)
  await form.getByRole('button', { name: '处理', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png` })
}

/**
 * A clerk and a month's tickets, from the purchase to the statement: each step goes on where the one before it ended.
 */
describe('a clerk and the tickets of a dump site', () => {
  it('buys twenty, and a project collects ten of them', async () => {
    const { page } = clerk
    await page.goto('/ticket/purchases?add=1')
    const purchase = dialog(page, '登记购票')
    await fillPlace(purchase, '20')
    await purchase.getByLabel('单价（元/张）').fill('45.5')
    await purchase.getByRole('textbox', { name: '购票时间' }).fill('2026-01-04 08:00:00')
    await purchase.getByLabel('供票单位').fill('城东消纳场')
    await purchase.getByRole('button', { name: '登记购票' }).click()
    await page.getByText(/已登记购票 GP\d+/).waitFor()
    await page.goto('/ticket/collections?add=1')
    const collection = dialog(page, '登记领票')
    await collection.getByLabel('项目', { exact: false }).first().selectOption(haul.project.id)
    await fillPlace(collection, '10')
    await collection.getByText(/领后剩余 10 张/).waitFor()
    await collection.getByRole('textbox', { name: '领票时间' }).fill('2026-01-04 09:00:00')
    await collection.getByRole('button', { name: '登记领票' }).click()
    await page.getByText(/已登记领票/).waitFor()
  })

  it('sees on the day what seven trips used, and which trips these are, in the tag that is open already', async () => {
    const { project, dumpSite: site, soilType: soil } = haul
    siteRows = await sixKinds({ company, project, site, soil })
    const { page } = clerk
    await page.goto(`${WAYBILLS}?no=YD`)
    const tags = page.getByRole('navigation').getByRole('link', { name: '公司运单' })
    await tags.first().waitFor()
    const before = await tags.count()
    await page.goto(`${DAYS}?days=2026-01-04~${DAY}`)
    expect(await figuresOf(page, '2026-01-04')).toEqual(['0', '10', '0', '0', '10'])
    expect(await figuresOf(page, DAY)).toEqual(['10', '0', '7', '0', '3'])
    await rowWith(page, DAY)
      .getByRole('link', { name: /用票运单/ })
      .click()
    await page.waitForURL(`**${WAYBILLS}?*goDatetime=*`)
    await listOf(page, '公司运单').getByText('共 7 条').waitFor()
    expect(new URL(page.url()).searchParams.get('no')).toBeNull()
    expect(await tags.count()).toBe(before)
  })

  it('has the month counted anew: nothing differs', async () => {
    const { page } = clerk
    await page.goto(`${MONTHS}?days=2026-01-01~2026-01-31`)
    expect(await figuresOf(page, '2026-01')).toEqual(['0', '10', '7', '0', '3'])
    await rowWith(page, '2026-01').getByRole('button', { name: '重新计算' }).click()
    await page.getByText('重新计算成功：无差异').waitFor()
  })

  it('uploads the site’s own list and sees six kinds of differences', async () => {
    const { page } = clerk
    await page.goto('/ticket/reconcile')
    await page.getByRole('button', { name: '开始对账' }).click()
    const form = dialog(page, '开始对账')
    await form.getByRole('combobox', { name: '渣土场' }).selectOption({ label: haul.dumpSite.name })
    await form.getByRole('textbox', { name: '开始票日' }).fill(DAY)
    await form.getByRole('textbox', { name: '结束票日' }).fill(DAY)
    await picture(page, 'start-1440')
    await form.getByRole('button', { name: '开始对账' }).click()
    await form.getByText('请选择渣土场的清单').waitFor()
    const file = { name: '一月.xlsx', mimeType: XLSX, buffer: sheetOf(siteRows) }
    await form.locator('input[type=file]').setInputFiles(file)
    await form.getByRole('button', { name: '开始对账' }).click()
    await pile(page, /^不一致 5$/).waitFor()
    await pile(page, /^仅一方有 3$/).waitFor()
    await pile(page, /^一致 1$/).waitFor()
    const told = await grid(page).textContent()
    for (const text of ['车牌不同', '时间超出允许误差', '土质不同', '票号不同', '渣土场票号重复'])
      expect(told).toContain(text)
    await picture(page, 'differ-1440')
    expect(await barriersOf(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'differ-390')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('decides with reasons, and settles', async () => {
    const { page } = clerk
    await resolveAll(page, '以渣土场为准', '核对磅单', 5)
    await page.getByText('3 行待处理').first().waitFor()
    await pile(page, /^仅一方有/).click()
    const oneSided = grid(page)
    for (const text of ['仅渣土场有', '仅我方有']) await oneSided.getByText(text).first().waitFor()
    await resolveAll(page, '以我方为准', '有签单', 3)
    await page.getByText('差异已全部处理').first().waitFor()
    await page.getByRole('button', { name: '结清', exact: true }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await page.getByText('已结清').filter({ visible: true }).first().waitFor()
    await picture(page, 'settled-1440')
  })

  it('prints the statement that both sign', async () => {
    const { page } = clerk
    const { content } = await saved(page, () => page.getByRole('button', { name: '打印对账单' }).click())
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
    for (const part of ['渣土场对账单', haul.dumpSite.name, '已结清', '核对磅单', '有签单', '签字（盖章）', '第 1 页'])
      expect(text).toContain(part)
    expect(clerk.complaints).toEqual([])
  })
})
