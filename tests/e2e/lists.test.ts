import { newCompany } from '@tufang/tests/company'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import type { Browser, Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openBrowser, openPage } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { settled } from './settled'
import { signedIn } from './sign-in'

/** More cards than fit on the screen. */
const CARDS = Array.from({ length: 22 }, (_, at) => `B100000000000${String(at + 1).padStart(2, '0')}`)
const WAYBILLS = '/chain/business/companywaybill2'

let app: DemoApp
let browser: Browser
let page: Page

beforeAll(async () => {
  app = await demoApp()
  // With scroll bars that take room, as most people have them.
  browser = await openBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
  const storageState = await signedIn(app, '13800000002')
  page = (await openPage(app.url, { storageState, browser })).page
})
afterAll(async () => {
  await browser?.close()
})

const open = async (address: string) => {
  await page.goto(address)
  await page.locator('tbody [role="rowheader"], tbody th[scope="row"]').first().waitFor()
  await settled(page)
}

/** Widths of the list and its view, cut cells, and unused width. */
const measured = () =>
  page.getByRole('grid').evaluate((table) => {
    const view = table.parentElement as HTMLElement
    const cells = [...table.querySelectorAll<HTMLElement>('tbody tr:nth-child(-n+20) > :is(td, th)')]
    const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth && cell.ariaHidden !== 'true')
    const heads = new Map(
      [...table.querySelectorAll<HTMLElement>('[data-head]')].map((head) => [head.dataset.head, head.textContent]),
    )
    // To the fraction of a pixel: an ellipsis replaces two figures for that much.
    const isCut = (cell: HTMLElement) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
      const room =
        cell.getBoundingClientRect().width - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      const content = document.createRange()
      content.selectNodeContents(cell)
      return content.getBoundingClientRect().width > room
    }
    const edge = view.getBoundingClientRect().right
    const seen = cells.filter((cell) => heads.has(cell.dataset.column) && cell.getBoundingClientRect().left < edge)
    const idle = [...table.querySelectorAll<HTMLElement>('tbody tr:first-child > [aria-hidden]')]
    return {
      beyond: view.scrollWidth - view.clientWidth,
      cut: [...new Set(cut.map((cell) => Number(cell.dataset.column)))],
      idle: idle.reduce((sum, cell) => sum + cell.clientWidth, 0),
      cutHeads: [...new Set(seen.filter(isCut).map((cell) => heads.get(cell.dataset.column)))],
    }
  })

const askForPayees = (asked: boolean) =>
  app.database.em.fork().execute("update company set payee_check = ? where name like '深圳恒基%'", [asked])

describe('a list', () => {
  it('needs no scrolling sideways at 1440 px, and cuts nothing while there is width to spare', async () => {
    for (const width of [1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      for (const address of ['/scan/historyCard', '/chain/settlement', WAYBILLS]) {
        await open(address)
        // Names of projects, the second card of a receipt and a second anomaly are shown whole by the pointer.
        const cutForLong = async () =>
          (await measured()).cutHeads.filter((head) => !['项目', '卡号', '异常'].includes(head ?? ''))
        await expect.poll(cutForLong, { message: `${address} at ${width}` }).toEqual([])
        const { beyond, cut, idle } = await measured()
        if (address !== WAYBILLS) expect(beyond, `${address} at ${width}`).toBe(0)
        if (cut.length > 0) expect(idle, `${address} at ${width}`).toBeLessThan(2)
      }
    }
  })

  it('of scanned cards needs none either, whether payees stand beside the givers or not', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const heads = []
    try {
      for (const payees of [false, true]) {
        await askForPayees(payees)
        await page.goto('/scan/index')
        await page.getByRole('textbox', { name: '卡号' }).fill(CARDS.join(' '))
        await page.keyboard.press('Enter')
        await page.getByRole('rowheader', { name: CARDS.at(-1) }).waitFor()
        await settled(page)
        expect((await measured()).beyond, payees ? 'with payees' : 'without').toBe(0)
        heads.push(await page.getByRole('columnheader', { name: '收款人' }).count())
      }
    } finally {
      await askForPayees(false)
    }
    expect(heads).toEqual([0, 1])
  })

  it('prints every row of its page with heads on every sheet, and nothing to click', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(`${WAYBILLS}?size=500`)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const { text: sheets, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
    const text = sheets.map((sheet) => sheet.normalize('NFKC'))
    expect(totalPages).toBeGreaterThan(5)
    for (const sheet of text.filter((one) => one.includes('YD2'))) {
      expect(sheet).toContain('运单号')
      expect(sheet).toContain('结算单号')
    }
    const whole = text.join('\n')
    // A long number may continue in the next line of its cell, earlier where digits are wide.
    const numbers = whole.match(/YD\d+\n?\d+/g)?.map((number) => number.replace('\n', '').slice(0, 16))
    expect(new Set(numbers).size).toBe(500)
    for (const button of ['查询', '重置', '刷新', '列设置', '导出', '编辑', '新增'])
      expect(whole).not.toMatch(new RegExp(`^${button}$`, 'm'))
    expect(text[0]).toContain('公司运单')
    expect(text.at(-1)).toContain('查询合计')
  })
})

/** Rows of open fields with their columns, and the number of table rows that are visible whole. */
const searchAndTable = () =>
  page.evaluate(() => {
    const round = (places: number[]) => new Set(places.map(Math.round)).size
    const fields = [...document.querySelectorAll('search [data-field]')].map((field) => field.getBoundingClientRect())
    const table = document.querySelector('[role="grid"]') as HTMLElement
    const view = table.parentElement?.getBoundingClientRect() as DOMRect
    const head = table.querySelector('thead')?.getBoundingClientRect() as DOMRect
    const rows = [...table.querySelectorAll('tbody tr[data-row]')].map((row) => row.getBoundingClientRect())
    return {
      rows: round(fields.map(({ top }) => top)),
      columns: round(fields.map(({ left }) => left)),
      seen: rows.filter(({ top, bottom }) => top >= head.bottom - 1 && bottom <= view.bottom).length,
      top: view.top,
    }
  })

describe('a search of very many fields', () => {
  const field = (name: string) => page.locator(`search [data-field="${name}"] input`)
  const more = () => page.getByRole('button', { name: '更多条件' })
  const expand = () => page.getByRole('button', { name: '展开', exact: true }).click()

  it('opens in two rows of one grid, and ten rows of its list stay in sight', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(WAYBILLS)
    await expand()
    const opened = await searchAndTable()
    expect(opened).toMatchObject({ rows: 2, columns: 4 })
    expect(opened.seen).toBeGreaterThanOrEqual(10)
    await more().click()
    await page.getByRole('group', { name: '结算与审核' }).waitFor()
    expect(await page.locator('search [data-field]').count()).toBe(29)
    expect(await searchAndTable()).toMatchObject({ columns: 4, seen: opened.seen, top: opened.top })
    expect(await barriersOf(page)).toEqual([])
  })

  it('is worked by keyboard, and tells what is in force behind its button', async () => {
    await open(WAYBILLS)
    await expand()
    await more().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await field('truckCodes').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await more().and(page.locator(':focus[aria-expanded="false"]')).waitFor()
    await page.keyboard.press('Enter')
    await field('driverName').fill('王')
    await page.keyboard.press('Enter')
    await page.waitForURL(/driverName=/)
    await expand()
    await page.getByRole('button', { name: '司机：王' }).click()
    await field('driverName').and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: '重置' }).click()
    await page.getByRole('button', { name: '展开', exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('is one column on a phone, each group under its heading', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(WAYBILLS)
    await expand()
    await more().click()
    await page.getByRole('group', { name: '单号' }).waitFor()
    expect(
      await page
        .locator('search [data-field]')
        .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size),
    ).toBe(1)
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0)
    expect(await barriersOf(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('a list that has become shorter than its page', () => {
  it('shows the page before once its last row is deleted, and says where it ends', async () => {
    const company = await newCompany()
    for (let at = 10; at <= 30; at++) await newSoilType(company, { name: `土质${at}` })
    const storageState = await signedIn(app, company.people.管理员.mobile)
    const short = await openPage(app.url, { storageState })
    const rows = short.page.locator('tbody tr[data-row]')
    await short.page.goto('/base/soils?page=2')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(1)
    await rows.first().getByRole('button', { name: '删除' }).click()
    await short.page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click()
    await expect.poll(() => rows.count()).toBe(20)
    expect(new URL(short.page.url()).searchParams.get('page')).not.toBe('2')
    await short.page.goto('/base/soils?page=9')
    await short.page.getByText('没有第 9 页，最后一页是第 1 页').waitFor()
    await short.page.getByRole('button', { name: '查看最后一页' }).click()
    await expect.poll(() => rows.count()).toBe(20)
    expect(short.complaints).toEqual([])
  })
})
