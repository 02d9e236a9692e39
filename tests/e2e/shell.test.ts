import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { tabAndPress, tabTo } from './keyboard'
import { entryOf, groupOf, menuOf } from './menu'
import { follow, settled } from './settled'
import { HOME, openAs } from './sign-in'

const ADMINISTRATOR = '13800000004'
const CLERK = '13800000002'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

describe('the menu, by keyboard alone', () => {
  it('shows its groups at once, folds them, and remembers that for this person', async () => {
    const { page, context, complaints } = await openAs(app, ADMINISTRATOR, { at: HOME })
    await settled(page)
    const groups = menuOf(page).locator('button[aria-expanded]')
    const names = await groups.allTextContents()
    expect(names.length).toBeGreaterThanOrEqual(8)
    expect(await groupOf(page, '基础资料').getAttribute('aria-expanded')).toBe('false')
    expect(await entryOf(page, '车辆').count()).toBe(0)

    await tabAndPress(page, groupOf(page, '基础资料'))
    await entryOf(page, '车辆').waitFor()
    await tabAndPress(page, groupOf(page, '结算管理'))
    await entryOf(page, '结算单').waitFor({ state: 'hidden' })
    expect(await barriersOf(page)).toEqual([])

    await page.reload()
    await entryOf(page, '车辆').waitFor()
    expect(await groupOf(page, '结算管理').getAttribute('aria-expanded')).toBe('false')
    expect(await entryOf(page, '结算单').count()).toBe(0)
    const other = await openAs(app, CLERK, { at: HOME })
    await entryOf(other.page, '结算单').waitFor()
    expect([...complaints, ...other.complaints]).toEqual([])
    await Promise.all([context.close(), other.context.close()])
  })

  it('opens the group of the page that is open', async () => {
    const { page, context } = await openAs(app, ADMINISTRATOR, { at: '/base/trucks' })
    await expect.poll(() => entryOf(page, '车辆').getAttribute('aria-current')).toBe('page')
    await context.close()
  })

  it('has what a person marks at its top, and remembers that', async () => {
    const { page, context, complaints } = await openAs(app, CLERK, { at: '/chain/settlement' })
    const star = menuOf(page).getByRole('button', { name: /^收藏(当前页|结算单)$/ })
    await tabAndPress(page, star, 'Space')
    await groupOf(page, '收藏').waitFor()
    expect(await entryOf(page, '结算单').count()).toBe(2)
    expect(await star.first().getAttribute('aria-pressed')).toBe('true')
    expect(await barriersOf(page)).toEqual([])

    await page.goto(HOME)
    await groupOf(page, '收藏').waitFor()
    expect(await menuOf(page).getByRole('link').first().textContent()).toBe('结算单')
    await tabAndPress(page, star.first(), 'Space')
    await groupOf(page, '收藏').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is searched, tells how much it found, and opens the first', async () => {
    const { page, context, complaints } = await openAs(app, ADMINISTRATOR, { at: HOME })
    const field = menuOf(page).getByRole('searchbox', { name: '搜索菜单' })
    await tabTo(page, field)
    await page.keyboard.type('cheliang')
    await entryOf(page, '车辆').waitFor()
    const found = menuOf(page).getByRole('status')
    await expect.poll(() => found.textContent()).toBe('找到 1 个页面')
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.type('xyz')
    await expect.poll(() => found.textContent()).toBe('没有找到')
    await page.keyboard.press('Escape')
    await entryOf(page, '首页').waitFor()
    expect(await field.inputValue()).toBe('')
    await page.keyboard.insertText('车辆')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/base/trucks')
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** More pages of the clerk than the row of tags has room for. */
const MANY = [
  '/message',
  '/scan/index',
  '/scan/historyCard',
  '/chain/settlement',
  '/scan/ledger',
  '/chain/business/companywaybill2',
  '/chain/business/waybillReviews',
  '/chain/business/anomalies',
  '/chain/business/waybillView',
  '/thirdImport',
  '/chain/excavator',
  '/ticket/stock',
  '/ticket/purchases',
]

describe('the row of open pages', () => {
  it('is never wider than the window: what has no room stands in its menu', async () => {
    const { page, context, complaints } = await openAs(app, CLERK, {
      viewport: { width: 1024, height: 768 },
      at: HOME,
    })
    const row = page.getByRole('navigation', { name: '已打开的页面' })
    for (const address of MANY) await follow(page, address)
    const edges = await row.getByRole('listitem').evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect()))
    expect(edges.length).toBeGreaterThan(4)
    expect(Math.max(...edges.map(({ right }) => right))).toBeLessThanOrEqual(1024)
    expect(Math.min(...edges.map(({ width }) => width))).toBeGreaterThan(44)
    expect(await row.locator('ul').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
    const more = row.getByRole('button', { name: /^标签操作，另有 \d+ 个页面$/ })
    expect(await barriersOf(page)).toEqual([])
    await tabAndPress(page, more)
    const menu = page.getByRole('menu')
    const left = MANY.length + 1 - edges.length
    await menu.getByRole('menuitem', { name: '消息' }).waitFor()
    expect(await menu.getByRole('menuitem').count()).toBe(left + 4)
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/message')
    await expect.poll(() => row.getByRole('link', { name: '消息' }).getAttribute('aria-current')).toBe('page')
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('a page whose code is on its way', () => {
  it('stands as a skeleton where it will be', async () => {
    const { page, context } = await openAs(app, CLERK, { at: HOME })
    await settled(page)
    let held = 0
    const { promise: release, resolve: go } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      held++
      await release
      await route.continue()
    })
    await entryOf(page, '历史回执单').click()
    const skeleton = page.locator('main [data-shape=list]')
    await skeleton.waitFor()
    const tops = await skeleton
      .locator('> div')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().y))
    expect(held).toBeGreaterThan(0)
    go()
    await page.getByRole('grid', { name: '历史回执单' }).waitFor()
    const real = page.getByRole('main').locator('search, section[aria-label="历史回执单"]').filter({ visible: true })
    const stands = await real.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().y))
    expect(stands).toHaveLength(2)
    expect(stands.map((y, at) => Math.abs(y - (tops[at] ?? 0)) <= 4)).toEqual([true, true])
    await context.close()
  })
})
