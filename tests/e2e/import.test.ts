import { firstRow, sql } from '@tufang/server/kernel/sql/sql'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CellObject, read, utils, write } from 'xlsx'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { pressEscape } from './keyboard'
import { officeRows } from './office'
import { saved } from './saved'
import { HOME, openAs } from './sign-in'

const CLERK = '13800000002'
const COMPANY = '深圳恒基土石方工程有限公司'
const GOOD = 30
const NUMBER = `SF${Date.now()}`
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Ground {
  project: string
  mode: string
  soil: string
  site: string
  plate: string
}

let app: DemoApp
let clerk: Watched
let ground: Ground
let sheet: Buffer
let importUrl: string

beforeAll(async () => {
  app = await startDemoApp({ withJobs: true })
  clerk = await openAs(app, CLERK, { at: HOME })
  const found = await firstRow<Ground>(
    app.database.em.fork(),
    sql`select p.name as project, '货运' as mode, r.soil_type as soil, s.name as site, t.plate
        from company c join project p on p.company_id = c.id and p.enabled
          join project_price r on r.company_id = c.id and r.project_id = p.id and r.tp_mode = 'FREIGHT'
          join dump_site s on s.company_id = c.id and s.id = r.dump_site_id and s.enabled
          join truck t on t.company_id = c.id
        where c.name = ${COMPANY} order by p.id, r.id, t.id limit 1`,
  )
  if (!found) throw new Error('the demo has nothing to import for')
  ground = found
  sheet = sheetOf(found)
})
afterAll(async () => {
  await app?.stop()
})

/** Moment as Excel stores it: days since 1899-12-30, formatted as a date. */
const excelTime = (minutes: number): CellObject => ({
  t: 'n',
  z: 'yyyy/m/d hh:mm',
  v: (Date.UTC(2026, 0, 5) + minutes * 60_000 - Date.UTC(1899, 11, 30)) / 86_400_000,
})

/**
 * Sheet of a third party, with its own order and names of columns, Excel's dates and full-width digits; three rows are
 * wrong.
 */
function sheetOf({ project, mode, soil, site, plate }: Ground): Buffer {
  const heads = ['单价', '出场日期', '泥尾', '车号', '数量', '单位', '土质', '运输方式', '工程名称', '联单号', '颜色']
  const row = (at: number) => [
    '８８.５',
    excelTime(at * 50),
    site,
    plate,
    '１２．５',
    '方',
    soil,
    mode,
    project,
    `${NUMBER}${at}`,
    '红',
  ]
  const rows = Array.from({ length: GOOD }, (_, at) => row(at))
  const wrong = (at: number, column: string, cell: string) => row(at).with(heads.indexOf(column), cell)
  const bad = [
    wrong(GOOD, '车号', '粤Ｂ０００００'),
    wrong(GOOD + 1, '出场日期', '下周三'),
    wrong(GOOD + 2, '数量', '１２．３４５６'),
  ]
  const content = utils.aoa_to_sheet([heads, ...rows.slice(0, 3), ...bad, ...rows.slice(3)])
  const book = utils.book_new()
  utils.book_append_sheet(book, content, '一月')
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: XLSX, buffer })
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: '按结果筛选' }).getByRole('button', { name })
const cells = (page: Page, line: number) =>
  page
    .getByRole('row', { name: new RegExp(`^${line} `) })
    .getByRole('gridcell')
    .allInnerTexts()

/** A clerk brings in a third party's trips, in order: each step goes on where the one before it ended. */
describe('importing a third party’s spreadsheet', () => {
  it('begins with a template, by menu and keyboard', async () => {
    const { page } = clerk
    await page.getByRole('link', { name: '运单导入' }).click()
    await page.getByText('不超过 10MB、20,000 行').waitFor()
    const file = await saved(page, () => page.getByRole('button', { name: '下载模板' }).press('Enter'))
    expect(file.name).toBe('运单导入模板.xlsx')
    const [heads] = await officeRows(file.content)
    expect(heads).toEqual(expect.arrayContaining(['运单号', '项目*', '车牌号*', '出场时间*']))
    const book = read(file.content)
    expect(book.SheetNames).toContain('说明')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: '选择文件' }).press('Enter'),
    ])
    expect(chooser.isMultiple()).toBe(false)
  })

  it('refuses what is no workbook in plain words, and keeps the page as it is', async () => {
    const { page, complaints } = clerk
    await choose(page, '一月.xls', Buffer.from('x'))
    await page.getByText('这是旧版的.xls或WPS的.et文件，请在Excel或WPS中另存为.xlsx后上传').waitFor()
    await choose(page, '大.xlsx', Buffer.alloc(10 * 1024 * 1024 + 1))
    await page.getByText('文件不能超过10MB，这个文件有10MB，请拆分后上传').waitFor()
    expect(complaints).toEqual([])
    await choose(page, '假的.xlsx', Buffer.from('这不是工作簿'))
    await page.getByText('“假的.xlsx”不能导入').waitFor()
    await page.getByText('这是文本文件（如.csv），请用Excel或WPS打开，另存为.xlsx后上传').waitFor()
    // The browser itself reports an answer of 400.
    expect(complaints.splice(0).every((text) => text.includes('400'))).toBe(true)
    expect(await barriersOf(page)).toEqual([])
  })

  it('checks the file and tells of every row what would become of it', async () => {
    const { page } = clerk
    await choose(page, '宏达一月.xlsx', sheet)
    await page.waitForURL('**/thirdImport?import=*')
    importUrl = page.url()
    await chip(page, `将新增 ${GOOD}`).waitFor()
    await chip(page, '拒绝 3').waitFor()
    await page.getByText('没有读取的列：颜色').waitFor()
    await chip(page, '拒绝 3').click()
    await expect.poll(() => page.locator('tbody tr').count()).toBe(3)
    const told = await Promise.all([5, 6, 7].map((line) => cells(page, line)))
    expect(told.map(([outcome, cell, value, why]) => [outcome?.trim(), cell, value, why])).toEqual([
      ['拒绝', 'D5', '粤Ｂ０００００', '车牌号“粤B00000”不存在'],
      ['拒绝', 'B6', '下周三', '“下周三”不是有效的时间，请写成2026-01-02 03:04:05'],
      ['拒绝', 'E7', '１２．３４５６', '须为数字，最多3位小数'],
    ])
    expect(await barriersOf(page)).toEqual([])
  })

  it('opens a row by keyboard, and survives a reload', async () => {
    const { page } = clerk
    await page.getByRole('row', { name: /^6 / }).getByRole('rowheader').click()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: '第6行' })
    await drawer.getByRole('cell', { name: '下周三', exact: true }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.reload()
    await drawer.getByRole('rowheader', { name: 'B6' }).waitFor()
    await pressEscape(page, drawer)
    await expect.poll(() => page.url()).toContain('outcome=REFUSED')
  })

  it('shows on a phone without scrolling sideways', async () => {
    const { page } = clerk
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0)
    expect(await barriersOf(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('imports what is good as a job with progress, and has a result to take away', async () => {
    const { page } = clerk
    await page.getByRole('button', { name: `导入 ${GOOD} 行` }).click()
    await page.getByText(`将新增${GOOD}趟、更新0趟，拒绝的3行不导入。确认导入？`).waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await page.getByRole('progressbar', { name: '宏达一月.xlsx' }).waitFor()
    await page.getByText(`“宏达一月.xlsx”导入完成：新增${GOOD}，更新0，拒绝3`).waitFor()
    await page.getByRole('main').getByText('已完成', { exact: true }).waitFor()
    await chip(page, `已新增 ${GOOD}`).click()
    await expect.poll(async () => (await cells(page, 2))[0]?.trim()).toBe('已新增')
    const file = await saved(page, () => page.getByRole('button', { name: '下载逐行结果' }).click())
    expect(file.name).toMatch(/^导入结果_宏达一月_\d{4}-\d{2}-\d{2}\.xlsx$/)
    const [heads = [], ...rows] = await officeRows(file.content)
    const at = (name: string) => heads.indexOf(name)
    expect(rows).toHaveLength(GOOD + 3)
    expect(rows.filter((row) => row[at('结果')] === '已新增')).toHaveLength(GOOD)
    expect(rows.filter((row) => row[at('结果')] === '拒绝').map((row) => row[at('行号')])).toEqual(['5', '6', '7'])
    expect(rows[3]?.[at('原因或变化')]).toContain('D5 车牌号')
    expect(rows[0]).toEqual(expect.arrayContaining([`${NUMBER}0`, '货运', '方', ground.project]))
  })

  it('has made waybills that the list finds', async () => {
    const { page } = clerk
    await page.goto(`/chain/business/companywaybill2?no=${NUMBER}`)
    await page.getByText(`共 ${GOOD} 条`).waitFor()
    await page.getByRole('rowheader', { name: `${NUMBER}${GOOD - 1}`, exact: true }).waitFor()
    await page.goto(`${importUrl}&outcome=CREATE`)
    await page.getByRole('button', { name: `${NUMBER}0`, exact: true }).click()
    const drawer = page.getByRole('dialog', { name: '查看运单' })
    await drawer.getByText('12.5').first().waitFor()
    await pressEscape(page, drawer)
  })

  it('makes nothing new of the same file', async () => {
    const { page } = clerk
    await page.getByRole('link', { name: '返回上传' }).click()
    await choose(page, '宏达一月.xlsx', sheet)
    await chip(page, `无变化 ${GOOD}`).waitFor()
    await chip(page, '将新增 0').waitFor()
    await page.getByText(/^同一文件已于 .* 导入过/).waitFor()
    const button = page.getByRole('button', { name: '导入 0 行' })
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    expect(await button.getAttribute('aria-description')).toBe('没有可以导入的行')
    await page.getByRole('button', { name: '放弃' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await page.getByRole('main').getByText('已取消', { exact: true }).waitFor()
    await page.goto(`/chain/business/companywaybill2?no=${NUMBER}`)
    await page.getByText(`共 ${GOOD} 条`).waitFor()
  })

  it('keeps what was imported before, with its state', async () => {
    const { page } = clerk
    await page.goto('/thirdImport')
    const history = page.getByRole('grid', { name: '导入记录' })
    await history.getByRole('row', { name: /宏达一月\.xlsx 已取消/ }).waitFor()
    await history
      .getByRole('row', { name: /宏达一月\.xlsx 已完成/ })
      .getByRole('link', { name: '宏达一月.xlsx' })
      .click()
    await page.waitForURL(importUrl)
    await chip(page, `已新增 ${GOOD}`).waitFor()
    await page.goBack()
    await history.waitFor()
  })

  it('leaves no complaint in the console or on the network', () => {
    expect(clerk.complaints).toEqual([])
  })
})
