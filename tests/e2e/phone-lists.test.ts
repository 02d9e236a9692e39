import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { pressEscape, tabAndPress } from './keyboard'
import { entryOf } from './menu'
import { settled } from './settled'
import { HOME, openAs } from './sign-in'

const CLERK = '13800000002'
const PHONE = { width: 390, height: 844 }
const OVERHANG = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

let app: DemoApp

beforeAll(async () => {
  app = await demoApp()
})

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Trips of a month ago: those of yesterday are flagged or not by the hour, and a flag takes a line more. */
const TRIPS = `/chain/business/companywaybill2?goDatetime=${daysAgo(60)}~${daysAgo(30)}`
const LISTS = [
  ['receipts', '/scan/historyCard'],
  ['settlements', '/chain/settlement'],
  ['trips', TRIPS],
] as const

describe('a list on a phone', () => {
  it.each(LISTS)('has at least four cards in sight: %s', async (_, address) => {
    const { page, context, complaints } = await openAs(app, CLERK, {
      viewport: PHONE,
      at: address,
    })
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
    await cards.first().waitFor()
    await settled(page)
    const sums = page.getByRole('region', { name: '合计' })
    const strip = await sums.boundingBox()
    // A card is visible when its number and half of its content can be read.
    const middles = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
    )
    expect(middles.filter((middle) => middle < (strip?.y ?? 0)).length).toBeGreaterThanOrEqual(4)
    expect(await page.getByRole('navigation', { name: '已打开的页面' }).isVisible()).toBe(false)
    const title = await page.title()
    await page
      .getByRole('banner')
      .getByText(title.split(' - ')[0] ?? '', { exact: true })
      .waitFor()

    expect(strip?.height).toBeLessThan(40)
    await tabAndPress(page, sums.getByRole('button', { name: '展开合计' }))
    await sums.getByText('本页合计').waitFor()
    expect((await sums.boundingBox())?.height).toBeGreaterThan(60)
    expect(await page.evaluate(OVERHANG)).toBe(0)
    expect(await barriersOf(page, { dark: false })).toEqual([])
    await tabAndPress(page, sums.getByRole('button', { name: '收起合计' }))
    await sums.getByText('本页合计').waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await context.close()
  })

  it('leads to other pages by the menu, which closes behind whoever has chosen', async () => {
    const { page, context, complaints } = await openAs(app, CLERK, { viewport: PHONE, at: HOME })
    await tabAndPress(page, page.getByRole('button', { name: '打开菜单' }))
    const menu = page.getByRole('dialog')
    await menu.getByRole('searchbox', { name: '搜索菜单' }).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await pressEscape(page, menu)
    await tabAndPress(page, page.getByRole('button', { name: '打开菜单' }))
    await tabAndPress(page, entryOf(page, '结算单'))
    await page.waitForURL('**/chain/settlement')
    await menu.waitFor({ state: 'hidden' })
    expect(complaints).toEqual([])
    await context.close()
  })
})
