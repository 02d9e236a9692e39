import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { settled } from './settled'
import { openAs } from './sign-in'

let app: DemoApp
let clerk: Watched

beforeAll(async () => {
  app = await demoApp()
  clerk = await openAs(app, '13800000002')
})

const number = (text: string | undefined): number => Number((text ?? 'nothing').replaceAll(',', ''))
const KINDS = { PURCHASE: '购票', COLLECT: '领票', USE: '更正用票', REFUND: '退票' }

/** Visible text of an element. */
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden in it is none of it
const SHOWN = (element: Element): string => (element instanceof HTMLElement ? element.innerText : '')

/** Number of rows that the page at the figure's address states. */
async function listed(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.getByRole('row').first().waitFor()
  await settled(page)
  const text = (await page.getByRole('main').evaluate(SHOWN)).replace(/\s+/g, ' ')
  const told = (name: string) => number(new RegExp(`[ +−=]${name} (-?[\\d,]+)`).exec(text)?.[1])
  const { pathname, searchParams } = new URL(page.url())
  if (pathname === '/chain/business/companywaybill2') return number(/共 ([\d,]+) 条/.exec(text)?.[1])
  if (pathname === '/ticket/stock') return told('剩余')
  if (pathname === '/useTicketsDay/index') return number(/查询合计 .*?用票 (\S+)/.exec(text)?.[1])
  const kind = searchParams.get('kind')
  if (kind) return told(KINDS[kind as keyof typeof KINDS])
  if (searchParams.get('movesCompanyStock')) return told('购票') - told('领票') + told('退票')
  return told('期末剩余')
}

/** Figures in a page's rows that are links, with their addresses; the first few of each kind. */
async function figuresOf(page: Page, address: string): Promise<{ figure: number; to: string }[]> {
  await page.goto(address)
  await page.getByRole('row').nth(1).waitFor()
  await settled(page)
  const links = await page
    .locator('tbody a')
    .evaluateAll((all) => all.map((one) => [one.textContent ?? '', one.getAttribute('href') ?? '']))
  const figures = links.flatMap(([text = '', to = '']) =>
    /^[+-]?[\d,]+$/.test(text) ? [{ figure: number(text.replace('+', '')), to }] : [],
  )
  const kindOf = (to: string) => `${to.split('?')[0]} ${new URLSearchParams(to.split('?')[1]).get('kind')}`
  return [...Map.groupBy(figures, ({ to }) => kindOf(to)).values()].flatMap((some) => some.slice(0, 2))
}

describe('a figure of tickets', () => {
  it.each([
    ['/ticket/stock', 1],
    ['/ticket/stock?tab=company', 5],
    ['/ticket/stock?tab=driver', 2],
    ['/useTicketsDay/index', 2],
    ['/useTicketsMonth/index', 2],
  ])('on %s is what it leads to', async (address, kinds) => {
    const { page, complaints } = clerk
    const figures = await figuresOf(page, address)
    expect(figures.length).toBeGreaterThanOrEqual(kinds)
    for (const { figure, to } of figures) expect({ to, figure: await listed(page, to) }).toEqual({ to, figure })
    expect(complaints).toEqual([])
  })

  it('of a day tells beside its trips what was corrected', async () => {
    const { page } = clerk
    await page.goto('/ticket/stock?tab=company&size=50')
    const correction = page.getByRole('link', { name: /^\+\d+ 更正用票/ }).first()
    await correction.waitFor()
    const [figure, to] = [
      number((await correction.textContent())?.slice(1)),
      (await correction.getAttribute('href')) ?? '',
    ]
    expect(await listed(page, to)).toBe(figure)
  })
})

describe('what tickets cost', () => {
  it('is drawn beside how many there were, with its table', async () => {
    const { page, complaints } = clerk
    await page.goto('/useTicketsMonth/index')
    const trend = page.getByRole('region', { name: '票据走势' })
    await trend.getByRole('button', { name: '成本' }).click()
    await trend.getByText('成本按当月该渣土场、土质的平均单价计算，每晚更新').waitFor()
    await trend.getByRole('button', { name: '查看数据表' }).click()
    const table = trend.getByRole('table')
    await table.getByRole('columnheader', { name: '累计用票成本（元）' }).waitFor()
    const rows = await table
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)))
    const cents = (text: string | null | undefined) => Math.round(number(text ?? '') * 100)
    const total = rows.reduce((sum, [cost]) => sum + cents(cost), 0)
    expect(total).toBeGreaterThan(0)
    expect(cents(rows.at(-1)?.[1])).toBe(total)
    expect(complaints).toEqual([])
  })
})
