import { mkdir } from 'node:fs/promises'
import { newCompany } from '@tufang/tests/company'
import { type DumpSite, newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { sixKinds } from '@tufang/tests/ticket-reconciliation'
import type { TestCell } from '@tufang/tests/workbook'
import type { Browser, Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { utils, write } from 'xlsx'
import { barriersOf } from './barriers'
import { openBrowser, openPage, type Watched } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { saved } from './saved'
import { signIn } from './sign-in'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const DAY = '2026-01-05'

let app: DemoApp
let browser: Browser
let admin: Watched
let site: DumpSite
let list: Buffer

beforeAll(async () => {
  app = await startDemoApp()
  browser = await openBrowser()
  const company = await newCompany()
  const [project, soil] = [await newProject(company), await newSoilType(company)]
  site = await newDumpSite(company)
  list = sheetOf(await sixKinds({ company, project, site, soil }))
  admin = await openPage(browser, app.url)
  await signIn(admin.page, app, company.people.管理员.mobile)
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

/** What the site has written down, as it keeps it: under a title, with columns of its own. */
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

const pile = (page: Page, name: RegExp) => page.getByRole('group', { name: '对账的结果' }).getByRole('button', { name })
const grid = (page: Page) => page.getByRole('grid', { name: '对账明细' })

async function resolveAll(page: Page, resolution: string, reason: string, count: number): Promise<void> {
  await grid(page).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: `处理 ${count} 行` }).click()
  const dialog = page.getByRole('dialog', { name: `处理 ${count} 行` })
  await dialog.getByRole('combobox', { name: '处理' }).selectOption({ label: resolution })
  await dialog.getByRole('textbox', { name: '原因' }).fill(reason)
  await dialog.getByRole('button', { name: '处理', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png` })
}

describe('a clerk reconciles with a dump site', () => {
  it('uploads the site’s own list and sees what differs', async () => {
    const { page } = admin
    await page.goto(`${app.url}/ticket/reconcile`)
    await page.getByRole('button', { name: '开始对账' }).click()
    const dialog = page.getByRole('dialog', { name: '开始对账' })
    await dialog.getByRole('combobox', { name: '渣土场' }).selectOption({ label: site.name })
    await dialog.getByRole('textbox', { name: '开始票日' }).fill(DAY)
    await dialog.getByRole('textbox', { name: '结束票日' }).fill(DAY)
    await picture(page, 'start-1440')
    await dialog.getByRole('button', { name: '开始对账' }).click()
    await dialog.getByText('请选择渣土场的清单').waitFor()
    const file = { name: '一月.xlsx', mimeType: XLSX, buffer: list }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: '开始对账' }).click()
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

  it('decides, settles and takes the statement that both sign', async () => {
    const { page } = admin
    await resolveAll(page, '以渣土场为准', '核对磅单', 5)
    await page.getByText('3 行待处理').first().waitFor()
    await pile(page, /^仅一方有/).click()
    await grid(page).getByText('仅渣土场有').first().waitFor()
    await resolveAll(page, '以我方为准', '有签单', 3)
    await page.getByText('差异已全部处理').first().waitFor()
    await page.getByRole('button', { name: '结清', exact: true }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await page.getByText('已结清').filter({ visible: true }).first().waitFor()
    const { content } = await saved(page, () => page.getByRole('button', { name: '打印对账单' }).click())
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
    for (const part of ['渣土场对账单', site.name, '已结清', '核对磅单', '有签单', '签字（盖章）', '第 1 页'])
      expect(text).toContain(part)
    await picture(page, 'settled-1440')
    expect(admin.complaints).toEqual([])
  })
})
