import { readFileSync } from 'node:fs'
import path from 'node:path'
import { menuAddresses } from '@tufang/tests/imports'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf, FURTHER_ROWS } from './barriers'
import { closePages, openPage, type StorageState, type Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { newDeskPerson } from './desk'
import { follow, frames, settled } from './settled'
import { HOME, openAs, type RoleName, signedIn } from './sign-in'

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
const [NARROW, NARROWEST] = [390, 360]

/** Pages without a list whose filters are in the address. */
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
  '/work/trips',
  '/info/index',
]
const isListed = (address: string): boolean => !WITHOUT_FILTERS.includes(address.split('?')[0] ?? '')

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const CAPTAIN_PAGES = ['/wel/index', '/wel/index?state=stuck', '/wel/index?tab=cards', '/wel/index?tab=settlements']

/** The clerk of the demo has nothing to do with prices. */
const PRICE_PAGES = ['/chain/price/direct', '/chain/price/coverage', '/chain/fleet/tasks']

/** The first page of the platform's own desk, and where all its others begin. */
const DESK_HOME = '/platform'

const menuPages = menuAddresses()

const DESK_PAGES = [DESK_HOME, ...menuPages.filter((address) => address.startsWith(DESK_HOME))]
/** Pages of a dump site's desk. */
const YARD_PAGES = menuPages.filter((address) => address.startsWith('/yard/'))
/** Every other page of the menu. */
const ADMIN_PAGES = menuPages.filter(
  (address) => ![...PAGES, ...PRICE_PAGES, ...DESK_PAGES, ...YARD_PAGES].includes(address),
)

const people: { who: string; mobile: string | null; as: RoleName; paths: readonly string[] }[] = [
  { who: 'a clerk', mobile: '13800000002', as: 'COMPANY', paths: PAGES },
  { who: 'a reviewer', mobile: '13800000005', as: 'COMPANY', paths: PRICE_PAGES },
  {
    who: 'an administrator',
    mobile: '13800000004',
    as: 'COMPANY',
    paths: [...ADMIN_PAGES, '/base/import?kind=TRUCK'],
  },
  { who: 'a reader', mobile: '13800000003', as: 'COMPANY', paths: ['/scan/index'] },
  { who: 'a dump site’s operator', mobile: '13700000001', as: 'ENTERPRISE', paths: ['/wel/index', ...YARD_PAGES] },
  {
    who: 'a dump site’s administrator',
    mobile: '13700000002',
    as: 'ENTERPRISE',
    paths: ['/sys/users', '/sys/roles'],
  },
  { who: 'a captain', mobile: '13900000001', as: 'CAPTAIN', paths: CAPTAIN_PAGES },
  { who: 'a driver', mobile: '13600000001', as: 'DRIVER', paths: ['/work/trips', '/info/index'] },
  // His phone is known only once the program runs.
  { who: 'the platform’s desk', mobile: null, as: 'PLATFORM', paths: DESK_PAGES },
]

/** Titles of windows, by their addresses. */
const windows = new Map<string, string>()

/** One person at a desk and on a phone. */
interface Visit {
  wide: Watched
  phone: Watched
}

describe.each(people)('for $who', ({ mobile, as: roleType, paths }) => {
  /** Visits that are free: each serves one case at a time. */
  const idle: Visit[] = []
  let storageState: StorageState
  beforeAll(async () => {
    storageState = await signedIn(app, mobile ?? (await newDeskPerson(app)), roleType)
  })
  afterAll(() => closePages())

  /** At the desk every page is loaded by its address; on the phone one leads to the next, as by the menu. */
  async function newVisit(): Promise<Visit> {
    const wide = await openPage(app.url, { storageState })
    const phone = await openPage(app.url, { storageState, viewport: { width: NARROW, height: 900 } })
    await phone.page.goto(paths[0] ?? HOME)
    await settled(phone.page)
    return { wide, phone }
  }

  async function visit(run: (visit: Visit) => Promise<void>): Promise<void> {
    const one = idle.pop() ?? (await newVisit())
    await run(one)
    idle.push(one)
  }

  it.concurrent.each(paths)(
    '%s keeps nobody out at any width, and shows no rows for a filter that it does not know',
    (address) =>
      visit(async ({ wide, phone }) => {
        if (isListed(address)) await withoutUnknownFilter(wide.page, address)
        else await wide.page.goto(address)
        await settled(wide.page)
        if (roleType !== 'CAPTAIN') windows.set(address, await wide.page.title())
        expect({
          barriers: await barriersOf(wide.page, { dark: true }),
          sideways: await wide.page.evaluate(OVERHANG),
          covered: await coveredActions(wide.page),
          uuids: await shownUuids(wide.page),
          codes: await shownCodes(wide.page),
          complaints: wide.complaints.splice(0),
        }).toEqual({ barriers: [], sideways: 0, covered: [], uuids: [], codes: [], complaints: [] })

        await phone.page.setViewportSize({ width: NARROW, height: 900 })
        await follow(phone.page, address)
        const barriers = await barriersOf(phone.page, { except: FURTHER_ROWS, dark: false })
        const boxless = await phone.page.locator(BOXLESS).count()
        const onPhone = { ...(await fitOf(phone.page)), barriers, boxless }
        await phone.page.setViewportSize({ width: NARROWEST, height: 900 })
        await frames(phone.page, 2)
        const onNarrowest = await fitOf(phone.page)
        const fits = { sideways: 0, grids: 0, covered: [] }
        expect({ onPhone, onNarrowest, complaints: phone.complaints.splice(0) }).toEqual({
          onPhone: { ...fits, barriers: [], boxless: 0 },
          onNarrowest: fits,
          complaints: [],
        })
      }),
  )
})

/** Opens a list by an address with an unknown filter: it shows no rows until the person drops that filter. */
async function withoutUnknownFilter(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?noSuchFilter=1`)
  await page.getByRole('alert').getByText('noSuchFilter 的名称或取值无法识别').waitFor()
  expect(await page.getByRole('row').count()).toBe(0)
  await page.getByRole('button', { name: '去掉这些条件并打开列表' }).click()
  await page.getByRole('row').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
}

/** Overhang of the page on a phone; a list is cards there, and only documents keep their tables. */
async function fitOf(page: Page) {
  return {
    sideways: await page.evaluate(OVERHANG),
    grids: await page.getByRole('grid').count(),
    covered: await coveredActions(page),
  }
}

describe('who finds nothing', () => {
  let visitor: Watched
  beforeAll(async () => {
    visitor = await openPage(app.url)
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
    const { context, page } = await openAs(app, '13700000001', { as: 'ENTERPRISE', at: HOME })
    await page.getByRole('region', { name: '企业资料' }).getByText('深圳市清林径渣土受纳管理有限公司').waitFor()
    expect(await page.getByRole('navigation', { name: '主导航' }).getByRole('link').allTextContents()).toEqual([
      ...['首页', '到场车次', '消息', '我的场地', '门岗设备', '我的公司', '用户管理', '角色管理'],
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
    const { page, context } = await openPage(app.url)
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

/** Text nodes that people see, numbers of requests and their contents apart. */
const SPOKEN = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.checkVisibility() && !parentElement.closest('pre, code, script, style')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT)
  const found = []
  while (texts.nextNode()) found.push(texts.currentNode.textContent)
  return found
})()`

/** Ids of rows that people see or hear on the page. */
const SHOWN_UUIDS = `[
  ...${SPOKEN},
  ...[...document.querySelectorAll('[title], [data-tip], [aria-label]')].flatMap(({ title, dataset, ariaLabel }) => [title, dataset.tip, ariaLabel]),
].flatMap((text) => text?.match(/.{0,20}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])`

/** Ids shown on the page, and on the record that its first row opens. */
async function shownUuids(page: Page): Promise<string[]> {
  const onPage = await page.evaluate<string[]>(SHOWN_UUIDS)
  const row = page.locator('tbody :is(th[scope="row"], [role="rowheader"])').first()
  if ((await row.count()) === 0) return onPage
  await row.focus()
  await page.keyboard.press('Enter')
  // A drawer hides the page behind it from queries by role.
  await settled(page)
  return [...onPage, ...(await page.evaluate<string[]>(SHOWN_UUIDS))]
}

/** Words of programs: the members of the schema's enums, and texts that look like them. */
const CODES = [
  ...readFileSync(path.resolve(import.meta.dirname, '../../schema.graphql'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+)$/gm),
].map(([, code = '']) => code)

/** Codes that people see on the page as it stands. */
async function shownCodes(page: Page): Promise<string[]> {
  const known = new Set(CODES)
  const found = new Set<string>()
  for (const text of await page.evaluate<string[]>(SPOKEN)) {
    for (const word of text.match(/[A-Z][A-Z_]+/g) ?? []) {
      if (known.has(word) || word.includes('_')) found.add(`${word} in ${text}`)
    }
  }
  return [...found]
}

const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

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
