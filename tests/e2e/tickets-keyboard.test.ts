import { sql } from '@tufang/server/kernel/sql/sql'
import { only } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { type Haul, newHaul } from '@tufang/tests/factories/haul'
import { insert, rowsOf } from '@tufang/tests/rows'
import { sixKinds } from '@tufang/tests/ticket-reconciliation'
import { workbookOf } from '@tufang/tests/workbook'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { arrowAndPress, pressEscape, tabAndPress, tabTo } from './keyboard'
import { groupOf } from './menu'
import { HOME, openAs } from './sign-in'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

let app: DemoApp
let haul: Haul
let site: Buffer
let clerk: Watched
let reviewer: Watched

beforeAll(async () => {
  app = await demoApp()
  const company = await newCompany()
  haul = await newHaul(company)
  const { id: companyId } = company
  const soils = await rowsOf<{ id: string }>(sql`select id from soil_type where company_id = ${companyId}`)
  await insert('project_soil_type', { companyId, projectId: haul.project.id, soilTypeId: only(soils).id })
  await insert('project_dump_site', { companyId, projectId: haul.project.id, dumpSiteId: haul.dumpSite.id })
  const { project, dumpSite, soilType } = haul
  const trips = await sixKinds({ company, project, site: dumpSite, soil: soilType })
  site = workbookOf({ sheets: [{ name: '一月', rows: [['联单号', '车牌号', '时间', '土质', '方量'], ...trips] }] })
  clerk = await openAs(app, company.people.管理员.mobile, { at: HOME })
  reviewer = await openAs(app, company.people.审核员.mobile, { at: HOME })
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const menu = (page: Page, title: string) => page.getByRole('navigation').getByRole('link', { name: title, exact: true })

/** Replaces the text of a field that Tab reaches. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(text)
}

/** Goes through a list by arrows until the option is chosen. */
async function choose(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list)
  const count = await list.locator('option').count()
  for (let pressed = 0; pressed < count && (await list.inputValue()) !== value; pressed++)
    await page.keyboard.press('ArrowDown')
  expect(await list.inputValue()).toBe(value)
}

/** A month's tickets, without ever touching the mouse; each step goes on where the one before it ended. */
describe('a clerk with a keyboard alone', () => {
  it('buys tickets, and is back at the button after leaving the form', async () => {
    const { page } = clerk
    await tabAndPress(page, groupOf(page, '票据'))
    await tabAndPress(page, menu(page, '购票'))
    await page.waitForURL('**/ticket/purchases')
    const add = page.getByRole('button', { name: '登记购票' }).first()
    await tabAndPress(page, add)
    await pressEscape(page, dialog(page, '登记购票'))
    await expect.poll(() => add.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const form = dialog(page, '登记购票')
    await choose(page, form.getByLabel('渣土场'), haul.dumpSite.id)
    await choose(page, form.getByLabel('土质'), haul.soilType.name)
    await type(page, form.getByLabel('张数'), '20')
    await type(page, form.getByLabel('单价（元/张）'), '45.5')
    await type(page, form.getByRole('textbox', { name: '购票时间' }), '2026-01-04 08:00:00')
    await type(page, form.getByLabel('供票单位'), '城东消纳场')
    await page.keyboard.press('Enter')
    await page.getByText(/已登记购票 GP\d+/).waitFor()
  })

  it('collects them for a project, and asks to give some back', async () => {
    const { page } = clerk
    await tabAndPress(page, menu(page, '领票'))
    await page.waitForURL('**/ticket/collections')
    await tabAndPress(page, page.getByRole('button', { name: '登记领票' }).first())
    const collection = dialog(page, '登记领票')
    await choose(page, collection.getByLabel('项目', { exact: false }).first(), haul.project.id)
    await choose(page, collection.getByLabel('渣土场'), haul.dumpSite.id)
    await choose(page, collection.getByLabel('土质'), haul.soilType.name)
    await type(page, collection.getByLabel('张数'), '10')
    await type(page, collection.getByRole('textbox', { name: '领票时间' }), '2026-01-04 09:00:00')
    await tabAndPress(page, collection.getByRole('button', { name: '登记领票' }))
    await page.getByText(/已登记领票/).waitFor()
    await tabAndPress(page, menu(page, '退票'))
    await page.waitForURL('**/ticket/refunds')
    await tabAndPress(page, page.getByRole('button', { name: '申请退票' }).first())
    const refund = dialog(page, '申请退票')
    await choose(page, refund.getByLabel('项目', { exact: false }).first(), haul.project.id)
    await choose(page, refund.getByLabel('渣土场'), haul.dumpSite.id)
    await choose(page, refund.getByLabel('土质'), haul.soilType.name)
    await type(page, refund.getByLabel('张数'), '2')
    await tabAndPress(page, refund.getByRole('button', { name: '提交申请' }))
    await page.getByText(/已提交退票申请/).waitFor()
  })

  it('has it approved by another one', async () => {
    const { page } = reviewer
    await tabAndPress(page, groupOf(page, '票据'))
    await tabAndPress(page, menu(page, '退票'))
    await page.waitForURL('**/ticket/refunds')
    await arrowAndPress(page, rowWith(page, haul.project.name).getByRole('button', { name: '通过' }))
    const question = page.getByRole('alertdialog', { name: '审核通过' })
    await tabAndPress(page, question.getByRole('button', { name: '通过' }))
    await rowWith(page, haul.project.name).getByText('已审核').waitFor()
    expect(reviewer.complaints).toEqual([])
  })

  it('goes from the stock to the ledger, and from the month to its days and their trips', async () => {
    const { page } = clerk
    await tabAndPress(page, menu(page, '票据库存'))
    await page.waitForURL('**/ticket/stock')
    await tabAndPress(page, page.getByRole('group', { name: '票据库存' }).getByRole('button', { name: '公司库存' }))
    await arrowAndPress(page, rowWith(page, haul.dumpSite.name).getByRole('link', { name: /^20 / }))
    await page.waitForURL('**/ticket/entries?*kind=PURCHASE*')
    await page.getByRole('main').getByText('购票 20').waitFor()
    await tabAndPress(page, menu(page, '按月用票'))
    await page.waitForURL('**/useTicketsMonth/index')
    const trend = page.getByRole('region', { name: '票据走势' })
    await tabAndPress(page, trend.getByRole('button', { name: '成本' }))
    await tabAndPress(page, trend.getByRole('button', { name: '查看数据表' }))
    await trend.getByRole('columnheader', { name: '用票成本（元）', exact: true }).waitFor()
    await arrowAndPress(page, rowWith(page, '2026-01').getByRole('link', { name: /各日用票/ }))
    await page.waitForURL('**/useTicketsDay/index?*')
    await arrowAndPress(page, rowWith(page, '2026-01-05').getByRole('link', { name: /用票运单/ }))
    await page.waitForURL('**/chain/business/companywaybill2?*goDatetime=*')
  })

  it('compares the trips with what the site has written down, and decides', async () => {
    const { page } = clerk
    await tabAndPress(page, menu(page, '与渣土场对账'))
    await page.waitForURL('**/ticket/reconcile')
    await tabAndPress(page, page.getByRole('button', { name: '开始对账' }).first())
    const form = dialog(page, '开始对账')
    await choose(page, form.getByRole('combobox', { name: '渣土场' }), haul.dumpSite.id)
    await type(page, form.getByRole('textbox', { name: '开始票日' }), '2026-01-05')
    await type(page, form.getByRole('textbox', { name: '结束票日' }), '2026-01-05')
    const asked = page.waitForEvent('filechooser')
    await tabAndPress(page, form.getByRole('button', { name: '渣土场清单（.xlsx）' }))
    await (await asked).setFiles({ name: '一月.xlsx', mimeType: XLSX, buffer: site })
    await tabAndPress(page, form.getByRole('button', { name: '开始对账' }))
    const piles = page.getByRole('group', { name: '对账的结果' })
    await tabAndPress(page, piles.getByRole('button', { name: /^仅一方有 3$/ }))
    const rows = page.getByRole('grid', { name: '对账明细' })
    await rows.getByText('仅渣土场有').first().waitFor()
    await tabTo(page, rows.getByRole('checkbox').first())
    await page.keyboard.press('Space')
    await tabAndPress(page, page.getByRole('button', { name: '处理 3 行' }))
    const decision = dialog(page, '处理 3 行')
    await tabTo(page, decision.getByRole('combobox', { name: '处理' }))
    await page.keyboard.press('ArrowDown')
    await type(page, decision.getByRole('textbox', { name: '原因' }), '核对磅单')
    await tabAndPress(page, decision.getByRole('button', { name: '处理', exact: true }))
    await page.getByText('5 行待处理').first().waitFor()
    expect(clerk.complaints).toEqual([])
  })
})
