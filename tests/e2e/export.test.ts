import { rows, sql } from '@tufang/server/kernel/sql/sql'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { officeRows } from './office'
import { saved } from './saved'
import { settled } from './settled'
import { openAs } from './sign-in'

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
/** The column heads as they stand, without the boxes and the buttons. */
const heads = async (page: Page) =>
  (await page.locator('thead th').allInnerTexts()).map((text) => text.trim()).filter((text) => text && text !== '操作')
const totalOf = async (page: Page) => Number((await page.getByText(/^共 [\d,]+ 条$/).textContent())?.replace(/\D/g, ''))

function rowsIn(content: Buffer): string[][] {
  const book = read(content)
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' })
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
      // The rows of the page before stay until the next ones are there.
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
    const [titles, ...lines] = rowsIn(file.content)
    expect(lines.map(([number]) => number).toSorted()).toEqual(numbers.toSorted())
    expect(titles).toEqual(await heads(page))
  })

  it('is cancelled while it runs, and tried again', async () => {
    const { page } = clerk
    // As if it took longer: somebody else's attempt is half way.
    await rows(
      app.database.em.fork(),
      sql`update export_task set status = 'RUNNING', run_id = gen_random_uuid(), touched_at = now(), done = 1, finished_at = null
          where id = (select id from export_task order by created_at desc, id desc limit 1)`,
    )
    // How often the panel asks for news is in the test's hand from here on.
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
    expect(rowsIn(file.content)).toHaveLength(3)
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
      if (request.postData()?.includes('query ExportTasks')) asked++
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
    const [titles, ...lines] = rowsIn(file.content)
    expect(titles).toEqual(head)
    expect(lines.map(([mode]) => mode)).toEqual(Array.from({ length: count }, () => '货运'))
    expect(reviewer.complaints).toEqual([])
    await reviewer.context.close()
  })

  it('leaves no complaint in the console or on the network', () => {
    expect(clerk.complaints).toEqual([])
  })
})
