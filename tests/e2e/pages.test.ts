import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf, FURTHER_ROWS } from './barriers'
import { openBrowser, openPage, type Watched } from './browser'
import { type DemoApp, startDemoApp } from './demo-app'
import { newDeskPerson } from './desk'
import { DESK, signIn } from './sign-in'

const PAGES = [
  '/wel/index',
  '/scan/index',
  '/scan/historyCard',
  '/scan/ledger',
  '/chain/settlement',
  '/chain/business/companywaybill2',
  '/chain/business/anomalies',
  '/chain/business/waybillView',
  '/chain/business/waybillReviews',
  '/thirdImport',
  '/chain/excavator',
  '/chooseCompany',
]
/** The narrowest phone shows the same as the next one, only narrower. */
const NARROW = 390
const WIDTHS = [1440, NARROW, 360]

/** These show no list whose filters stand in the address. */
const WITHOUT_FILTERS = [
  '/wel/index',
  '/scan/index',
  '/chooseCompany',
  '/sys/companySettings',
  '/sys/organs',
  '/base/dictionaries',
  '/base/import',
  '/platform/dictionaries',
  '/board',
  '/chain/bi',
]
const isListed = (address: string): boolean => !WITHOUT_FILTERS.includes(address.split('?')[0] ?? '')

let app: DemoApp
let browser: Browser

beforeAll(async () => {
  app = await startDemoApp()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

const CAPTAIN_PAGES = ['/wel/index', '/wel/index?state=stuck', '/wel/index?tab=cards', '/wel/index?tab=settlements']

/** The clerk of the demo has nothing to do with prices. */
const PRICE_PAGES = ['/chain/price/direct', '/chain/price/coverage', '/chain/fleet/tasks']

/** The first page of the platform's own desk, and where all its others begin. */
const DESK_HOME = '/platform'

const menuPages = [
  ...['pages.ts', 'ticketPages.ts', 'paymentPages.ts', 'insightPages.ts']
    .map((file) => readFileSync(path.resolve(import.meta.dirname, '../../web/src/shell', file), 'utf8'))
    .join('')
    .matchAll(/path: '([^']+)',\n +title: .*\n +load: .*\n +menu:/g),
].map(([, address = '']) => address)

const DESK_PAGES = [DESK_HOME, ...menuPages.filter((address) => address.startsWith(DESK_HOME))]
/** Every other page of the menu. */
const ADMIN_PAGES = menuPages.filter((address) => ![...PAGES, ...PRICE_PAGES, ...DESK_PAGES].includes(address))

const people = [
  { who: 'a clerk', mobile: '13800000002', role: '建筑公司', paths: PAGES },
  { who: 'a reviewer', mobile: '13800000005', role: '建筑公司', paths: PRICE_PAGES },
  {
    who: 'an administrator',
    mobile: '13800000004',
    role: '建筑公司',
    paths: [...ADMIN_PAGES, '/base/import?kind=TRUCK'],
  },
  { who: 'a reader', mobile: '13800000003', role: '建筑公司', paths: ['/scan/index'] },
  { who: 'a dump site’s operator', mobile: '13700000001', role: '建筑公司', paths: ['/wel/index'] },
  { who: 'a dump site’s administrator', mobile: '13700000002', role: '建筑公司', paths: ['/sys/users', '/sys/roles'] },
  { who: 'a captain', mobile: '13900000001', role: '车队长', paths: CAPTAIN_PAGES },
  // His phone is known only once the program runs.
  { who: 'the platform’s desk', mobile: null, role: DESK, paths: DESK_PAGES },
]

/** What windows are called, by their addresses. */
const windows = new Map<string, string>()

describe.each(people)('for $who', ({ mobile, role, paths }) => {
  let visits: { width: number; visitor: Watched }[] = []
  beforeAll(async () => {
    const first = await openPage(browser, app.url)
    await signIn(first.page, app, mobile ?? (await newDeskPerson(app)), role)
    const session = await first.context.storageState()
    await first.context.close()
    visits = await Promise.all(
      WIDTHS.map(async (width) => ({
        width,
        visitor: await openPage(browser, app.url, { width, height: 900 }, session),
      })),
    )
  })
  afterAll(() => Promise.all(visits.map(({ visitor }) => visitor.context.close())))

  it.each(paths)('%s has no barrier, no sideways scroll and no complaint at any width', async (address) => {
    const found = await Promise.all(
      visits.map(async ({ width, visitor: { page, complaints } }) => {
        await page.goto(address)
        await settled(page)
        const looked = width === NARROW ? { except: FURTHER_ROWS, dark: false } : {}
        const barriers = width >= NARROW ? await barriersOf(page, looked) : []
        const sideways = await page.evaluate(OVERHANG)
        const boxless = width === NARROW ? await page.locator(BOXLESS).count() : 0
        if (role !== '车队长') windows.set(address, await page.title())
        // A list is cards on a phone; only documents keep their tables.
        const grids = width <= NARROW ? await page.getByRole('grid').count() : 0
        const covered = await coveredActions(page)
        const uuids = width > NARROW ? await shownUuids(page) : []
        return { width, barriers, sideways, grids, boxless, covered, uuids, complaints }
      }),
    )
    const none = { barriers: [], sideways: 0, grids: 0, boxless: 0, uuids: [], covered: [], complaints: [] }
    expect(found).toEqual(WIDTHS.map((width) => ({ width, ...none })))
  })

  it.each(paths.filter(isListed))('%s shows no rows for a filter that it does not know', async (address) => {
    const [visit] = visits
    if (!visit) throw new Error('nobody visits')
    const { page, complaints } = visit.visitor
    await page.goto(`${address}?noSuchFilter=1`)
    await page.getByRole('alert').getByText('noSuchFilter 的名称或取值无法识别').waitFor()
    expect(await page.getByRole('row').count()).toBe(0)
    await page.getByRole('button', { name: '去掉这些条件并打开列表' }).click()
    await page.getByRole('row').first().waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(complaints).toEqual([])
  })
})

describe('who finds nothing', () => {
  let visitor: Watched
  beforeAll(async () => {
    visitor = await openPage(browser, app.url)
  })
  afterAll(() => visitor.context.close())

  it.each([
    ['/403', "You don't have permission", '联系公司的管理员开通权限'],
    ['/404', '抱歉，您访问的页面不存在', '返回首页'],
    ['/500?requestId=0198aaaa-bbbb', 'Oops! the server is wrong', '请求编号 0198aaaa-bbbb'],
    ['/500?requestId=%3Cb%3E', 'Oops! the server is wrong', '请稍后重新打开'],
  ])('is told at %s what it is and what to do', async (address, documented, help) => {
    const { page } = visitor
    await page.goto(address)
    await page.getByText(documented).waitFor()
    expect(await page.getByRole('main').textContent()).toContain(help)
    expect(await barriersOf(page)).toEqual([])
  })
})

describe('a dump site’s operator', () => {
  it('has a menu of his own and no figures of a company', async () => {
    const { context, page } = await openPage(browser, app.url)
    await signIn(page, app, '13700000001')
    await page.getByRole('region', { name: '企业资料' }).getByText('深圳市清林径渣土受纳管理有限公司').waitFor()
    expect(await page.getByRole('navigation', { name: '主导航' }).getByRole('link').allTextContents()).toEqual([
      '首页',
      '消息',
      '我的公司',
    ])
    expect(await page.getByText('未结算回执').count()).toBe(0)
    await page.goto('/chain/settlement')
    await page.getByText("You don't have permission").waitFor()
    await context.close()
  })
})

describe('the title of the window', () => {
  it('is another one on every page of the menu', () => {
    expect(windows.size).toBeGreaterThan(PAGES.length)
    expect(new Set(windows.values()).size).toBe(windows.size)
  })

  it('says where a person is before signing in, and when something is wrong', async () => {
    const { page, context } = await openPage(browser, app.url)
    const outside = {
      '/login': '登录',
      '/companyAuth': '注册账号',
      '/companyAuth/wizard': '企业认证',
      '/garbageRegister': '渣土场注册',
      '/check/none': '单据核验',
      '/authredirect': '绑定第三方账号',
      '/403': '403 - 抱歉，您没有权限访问此页面',
      '/nowhere': '404 - 抱歉，您访问的页面不存在',
    }
    for (const [address, title] of Object.entries(outside)) {
      await page.goto(address)
      await expect.poll(() => page.title()).toBe(`${title} - 土方通`)
    }
    await context.close()
  })
})

/** A search that a phone has no room for begins with one box. */
const BOXLESS = 'search:not(:has([role="combobox"][aria-label="搜索列表"]))'

/** What people see or hear of the page that is no more than a row's id. */
const SHOWN_UUIDS = `[
  document.body.innerText,
  ...[...document.querySelectorAll('[title], [data-tip], [aria-label]')].flatMap(({ title, dataset, ariaLabel }) => [title, dataset.tip, ariaLabel]),
].flatMap((text) => text?.match(/.{0,20}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])`

const OPENING_MS = 500

/** The same of the page, and of what its first row opens. */
async function shownUuids(page: Page): Promise<string[]> {
  const onPage = await page.evaluate<string[]>(SHOWN_UUIDS)
  const row = page.locator('tbody :is(th[scope="row"], [role="rowheader"])').first()
  if ((await row.count()) === 0) return onPage
  await row.focus()
  await page.keyboard.press('Enter')
  // A drawer hides the page behind it from whoever asks by roles.
  await page.waitForTimeout(OPENING_MS)
  return [...onPage, ...(await page.evaluate<string[]>(SHOWN_UUIDS))]
}

const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

/** The page has its data: nothing is being fetched and no skeleton stands any more. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
}

/** The actions of the first row that a column standing fast covers although the table is scrolled to its end. */
const coveredActions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('tbody tr[data-row="0"] td:last-child button')]
    for (const button of buttons) {
      const scroller = button.closest('table')?.parentElement
      scroller?.scrollTo({ left: scroller.scrollWidth })
      button.scrollIntoView({ block: 'center' })
    }
    // Columns stand fast once the table has heard that it was scrolled.
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
    const covered = buttons.filter((button) => {
      const { left, top, height } = button.getBoundingClientRect()
      const seen = document.elementFromPoint(left + 2, top + height / 2)
      return !button.contains(seen) && !seen?.contains(button)
    })
    return covered.map((button) => button.textContent)
  })
