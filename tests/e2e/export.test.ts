import { rows, sql } from '@tufang/server/kernel/sql/sql'
import type { Locator, Page } from 'playwright-core'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { operationsIn } from './calls'
import { type DemoApp, startDemoApp } from './demo-app'
import { officeRows } from './office'
import { saved } from './saved'
import { settled } from './settled'
import { ask, HOME, openAs, type Tokens } from './sign-in'

const CLERK = '13800000002'
const REVIEWER = '13800000005'

let app: DemoApp
let clerk: Watched

beforeAll(async () => {
  app = await startDemoApp({ withJobs: true })
  clerk = await openAs(app, CLERK)
})
afterAll(async () => {
  await app?.stop()
})

const menu = (page: Page) => page.getByRole('main').getByRole('button', { name: '导出', exact: true })
const choose = async (page: Page, name: RegExp) => {
  await menu(page).click()
  await page.getByRole('menuitem', { name }).click()
}
const panel = (page: Page) => page.getByRole('dialog', { name: '我的导出' })
/** Texts of the column heads, without checkboxes and buttons. */
const heads = async (page: Page) =>
  (await page.locator('thead th').allInnerTexts()).map((text) => text.trim()).filter((text) => text && text !== '操作')
const totalOf = async (page: Page) => Number((await page.getByText(/^共 [\d,]+ 条$/).textContent())?.replace(/\D/g, ''))

/** Rows of a workbook, read by a program that wrote none: lists are written by this one, answers by SheetJS. */
async function rowsIn(content: Buffer): Promise<string[][]> {
  return (await readSheet(content)).map((cells) => cells.map((cell) => String(cell ?? '')))
}

describe('exporting a list', () => {
  it('takes the columns as they stand and everything that the query finds', async () => {
    const { page } = clerk
    await page.goto('/chain/business/companywaybill2?truckCode=B1&sort=NO')
    await page.getByRole('button', { name: '列设置' }).click()
    await page.getByRole('checkbox', { name: '挖机编号' }).check()
    await page.getByRole('checkbox', { name: '单价来源', exact: true }).uncheck()
    await page.getByRole('button', { name: '装车车牌 上移' }).click()
    await page.keyboard.press('Escape')
    const [head, total] = [await heads(page), await totalOf(page)]
    expect(head).toEqual(expect.arrayContaining(['挖机编号', '装车车牌']))
    expect(head).not.toContain('单价来源')
    expect(total).toBeGreaterThan(20)
    const first = await page.locator('tbody tr th').first().textContent()

    await choose(page, /导出全部查询结果/)
    await page.getByText('已开始导出').waitFor()
    await page.getByText(/“公司运单”导出完成/).waitFor()
    const file = await saved(page, () => page.getByRole('button', { name: '下载', exact: true }).click())
    expect(file.name).toMatch(/^公司运单\d{4}-\d{2}-\d{2}\.xlsx$/)
    const [titles, ...lines] = await officeRows(file.content)
    expect(titles).toEqual(head)
    expect(lines.length).toBe(total)
    expect(lines[0]?.[0]).toBe(first)
    const truck = head.indexOf('装车车牌')
    expect(lines.every((row) => row[truck]?.includes('B1'))).toBe(true)
  })

  it('takes only the rows that are selected, over all pages', async () => {
    const { page } = clerk
    await page.goto('/chain/settlement')
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await page.getByText('请先勾选要导出的记录').waitFor()
    await page.keyboard.press('Escape')
    const numbers: string[] = []
    const select = async () => {
      // Waits for the new rows, since those of the previous page stay until then.
      const row = page.locator('tbody tr').nth(1)
      if (numbers[0]) await row.filter({ hasNotText: numbers[0] }).waitFor()
      numbers.push((await row.getByRole('rowheader').textContent()) ?? '')
      await row.getByRole('checkbox').check()
    }
    await select()
    await page.getByRole('button', { name: '下一页' }).click()
    await select()
    await choose(page, /导出选中的2条/)
    await page.getByText(/“结算单”导出完成，共 2 条/).waitFor()
    await page.getByRole('button', { name: '用户菜单' }).click()
    await page.getByRole('menuitem', { name: '我的导出' }).click()
    const line = panel(page).getByRole('listitem').first()
    await line.getByText('已完成').waitFor()
    await line.getByText('保留至').waitFor()
    const file = await saved(page, () => line.getByRole('button', { name: /^下载/ }).click())
    const [titles, ...lines] = await rowsIn(file.content)
    expect(lines.map(([number]) => number).toSorted()).toEqual(numbers.toSorted())
    expect(titles).toEqual(await heads(page))
  })

  it('is cancelled while it runs, and tried again', async () => {
    const { page } = clerk
    // Resets the task, as if another program were half-way through it.
    await rows(
      app.database.em.fork(),
      sql`update export_task set status = 'RUNNING', run_id = gen_random_uuid(), touched_at = now(), done = 1, finished_at = null
          where id = (select id from export_task order by created_at desc, id desc limit 1)`,
    )
    // From here on the test controls the page's clock, and with it the polling.
    await page.clock.install()
    await page.reload()
    await page.getByRole('button', { name: '用户菜单' }).click()
    await page.getByRole('menuitem', { name: '我的导出' }).click()
    const line = panel(page).getByRole('listitem').first()
    await line.getByText('导出中').waitFor()
    expect(await line.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 / 2 条（50%）')
    await line.getByRole('button', { name: /^取消/ }).click()
    await line.getByText('已取消').waitFor()
    await line.getByRole('button', { name: /^重试/ }).click()
    await line.getByText('已完成').waitFor()
    const file = await saved(page, () => line.getByRole('button', { name: /^下载/ }).click())
    expect(await rowsIn(file.content)).toHaveLength(3)
  })

  it('stands beside the answer of a bulk query, which a program has asked for', async () => {
    const { page } = clerk
    const tokens: Tokens = JSON.parse((await page.evaluate(() => localStorage.getItem('tufang.session'))) ?? '')
    const query = '{ settlements { records { settleNo project { projectName } } } }'
    await ask(app, 'mutation ($query: String!) { startBulkQuery(query: $query) { id } }', { query }, tokens)
    await page.reload()
    await page.getByRole('button', { name: '用户菜单' }).click()
    await page.getByRole('menuitem', { name: '我的导出' }).click()
    const line = panel(page).getByRole('listitem').first()
    await line.getByText('批量查询，JSON Lines').waitFor()
    await line.getByText('已完成').waitFor()
    const file = await saved(page, () => line.getByRole('button', { name: /^下载/ }).click())
    expect(file.name).toMatch(/\.jsonl$/)
    const [first = ''] = file.content.toString('utf8').split('\n')
    expect(JSON.parse(first)).toEqual({
      id: expect.any(String),
      settleNo: expect.any(String),
      project: { projectName: expect.any(String) },
    })
  })

  it('shows a panel without barriers', async () => {
    const { page } = clerk
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
  })

  it('asks no more once nothing is under way', async () => {
    const { page } = clerk
    let asked = 0
    page.on('request', (request) => {
      if (operationsIn(request).includes('query ExportTasks')) asked++
    })
    await page.clock.runFor(60_000)
    await settled(page)
    expect(asked).toBe(0)
  })

  it('takes what is worked out for the page, as it is asked for there', async () => {
    const reviewer = await openAs(app, REVIEWER)
    const { page } = reviewer
    await page.goto('/chain/price/coverage')
    await page.getByRole('button', { name: '展开' }).click()
    await page.getByLabel('运输模式').selectOption({ label: '货运' })
    await page.getByRole('button', { name: '查询' }).click()
    const modes = page.locator('tbody').getByRole('rowheader')
    await expect.poll(async () => [...new Set(await modes.allInnerTexts())]).toEqual(['货运'])
    const [head, count] = [await heads(page), await modes.count()]
    await choose(page, /导出全部查询结果/)
    await page.getByText(`“直付价覆盖”导出完成，共 ${count} 条`).waitFor()
    const file = await saved(page, () => page.getByRole('button', { name: '下载', exact: true }).click())
    const [titles, ...lines] = await rowsIn(file.content)
    expect(titles).toEqual(head)
    expect(lines.map(([mode]) => mode)).toEqual(Array.from({ length: count }, () => '货运'))
    expect(reviewer.complaints).toEqual([])
    await reviewer.context.close()
  })

  it('leaves no complaint in the console or on the network', () => {
    expect(clerk.complaints).toEqual([])
  })
})

describe('questions of analysts', () => {
  const ADMINISTRATOR = '13800000001'

  it('are chosen, run, drawn and saved as files in a window that the menu opens signed in', async () => {
    const { context, page: first } = await openAs(app, ADMINISTRATOR, { at: HOME })
    await first.getByRole('button', { name: /陈志强/ }).click()
    const opened = context.waitForEvent('page')
    await first.getByRole('menuitem', { name: '数据查询' }).click()
    const page = await opened
    await page.getByRole('searchbox', { name: /搜索题目/ }).fill('未付')
    await page.getByRole('button', { name: /各收款人的未付金额/ }).click()
    await page.getByText(/^用量 [\d,]+，上限 465,000，本分钟还可用 [\d,]+$/).waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByRole('button', { name: '表格' }).click()
    const table = page.getByRole('table')
    await table.waitFor()
    const shown = [await table.locator('th').allInnerTexts(), ...(await cellsOf(table))]
    expect(shown[0]).toEqual(expect.arrayContaining(['收款人', '未付金额（元）']))
    expect(shown.length).toBeGreaterThan(1)
    const sheet = await saved(page, () => page.getByRole('button', { name: '.xlsx' }).click())
    expect(sheet.name).toBe('各收款人的未付金额.xlsx')
    const kept = await rowsIn(sheet.content)
    expect(kept.map((cells) => cells.map(plain))).toEqual(shown.map((cells) => cells.map(plain)))
    const lines = await saved(page, () => page.getByRole('button', { name: '.csv' }).click())
    expect(lines.content.toString()).toBe(`\uFEFF${shown.map((cells) => `${cells.join(',')}\r\n`).join('')}`)
    await page.getByRole('button', { name: '图表' }).click()
    await page.getByRole('figure').locator('svg[role]').first().waitFor()
  })

  it('that somebody saves for the company are there for a colleague, and cost what they cost before they run', async () => {
    const { page } = await openAs(app, ADMINISTRATOR, { at: '/playground' })
    await page.getByRole('region', { name: '查询语句' }).locator('.CodeMirror').click()
    await page.keyboard.press('ControlOrMeta+a')
    const trips =
      '{ cards(page: { size: 5000 }) { records { cardNo waybills(page: { size: 5000 }) { records { no } } } } }'
    await page.keyboard.insertText(trips)
    await page.getByText(/^用量 [\d,]+ 超过上限 465,000：/).waitFor()
    await page.getByRole('textbox', { name: /查询名称/ }).fill('全部卡的运单')
    await page.getByRole('checkbox', { name: '共享给全公司' }).check()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('button', { name: '全部卡的运单 本人，已共享给全公司' }).waitFor()
    await clerk.page.goto('/playground')
    await clerk.page.getByRole('button', { name: '全部卡的运单 陈志强共享' }).click()
    await clerk.page.getByText(/^用量 [\d,]+ 超过上限/).waitFor()
    await clerk.page.keyboard.press('ControlOrMeta+Enter')
    await clerk.page.getByRole('button', { name: '表格' }).click()
    await clerk.page
      .getByRole('alert')
      .getByText(/startBulkQuery/)
      .waitFor()
  })
})

/** Texts of a table's rows, cell by cell. */
const cellsOf = async (table: Locator): Promise<string[][]> =>
  Promise.all((await table.locator('tbody tr').all()).map((row) => row.locator('td').allInnerTexts()))

/** Figure as a spreadsheet shows it, without noughts at its end. */
const plain = (text: unknown): string =>
  String(text)
    .replace(/^(\d+)\.(\d*?)0+$/, '$1.$2')
    .replace(/\.$/, '')
