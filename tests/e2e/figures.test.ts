import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { follow, settled } from './settled'
import { openAs } from './sign-in'

/** Manager of the demo's first company, who may look at everything. */
const READER = '13800000003'
const CHARTS = ['transport', 'machine', 'output', 'garbage', 'mode', 'site', 'soil']
/** Measures that a chart's trips add up to; the others are quotients of these, or hours of machines. */
const ADDED = /^(运输成本|方量|车数|趟数|消纳车数|消纳趟数|消纳费用|装车数|装车趟数)（(.+)）$/
/** Addresses of figures that do not lead to a list of rows. */
const NO_LIST = /^\/(board|chain\/bi\/|base\/phases|useTickets)/

/** A figure, and the list that it opens. */
interface Figure {
  of: string
  url: string
  /** Values without separators and trailing zeros. */
  values: string[]
}

const plain = (number: string): string => {
  const text = number.replaceAll(',', '')
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
const numbersIn = (text: string): string[] => (text.match(/-?\d[\d,]*(\.\d+)?/g) ?? []).map(plain)
/** Whether a figure is above 0: an empty list shows no sums. */
const isSomething = (value: string): boolean => value !== '0' && value !== ''

/** Pages that were open before stay in the document. */
const SHOWN = { visible: true }

let app: DemoApp
/** Windows in which lists are read in parallel, since each spends most of its time waiting. */
let readers: Watched[]
let page: Page
let phaseId: string

beforeAll(async () => {
  app = await demoApp()
  const open = () => openAs(app, READER, { at: '/board' })
  const first = await open()
  readers = [first, await open()]
  page = first.page
  const [phase] = await linksIn(page.locator('main article h3'))
  phaseId = new URL(phase?.url ?? '', app.url).searchParams.get('id') ?? ''
})

/** Sums of a list, its total rows, and its number of rows. */
async function addedUp(page: Page, url: string): Promise<string[]> {
  await follow(page, url)
  // Filters of a link are in the form, and asked for, once they have left the address.
  if (url.includes('info=')) {
    await page.waitForURL(({ searchParams }) => !searchParams.has('info'))
    await settled(page)
  }
  const total = page.getByText(/^共 [\d,]+ 条$/).filter(SHOWN)
  await total.waitFor()
  await page.locator('[aria-busy=true]').filter(SHOWN).first().waitFor({ state: 'detached' })
  const sums = await page.locator('main b.tf-number').filter(SHOWN).allTextContents()
  const totals = await page
    .getByRole('row')
    .filter({ hasText: '合计' })
    .locator('td, [role=gridcell]')
    .allTextContents()
  return numbersIn([...sums, ...totals, await total.textContent()].join(' '))
}

/** Checks that each list has the sums of its figures; all differences are reported together. */
async function followed(figures: readonly Figure[]): Promise<void> {
  const left = [...Map.groupBy(figures, ({ url }) => url)]
  const wrong: string[] = []
  const look = async (page: Page) => {
    for (let list = left.shift(); list; list = left.shift()) {
      const [url, some] = list
      const sums = await addedUp(page, url)
      for (const { of, values } of some)
        for (const value of values.filter(isSomething))
          if (!sums.includes(value)) wrong.push(`${of} ${value} opens ${decodeURIComponent(url)} of ${sums.join(' ')}`)
    }
  }
  await Promise.all(readers.map(({ page }) => look(page)))
  expect(wrong).toEqual([])
}

async function linksIn(where: Locator): Promise<{ url: string; text: string }[]> {
  const links = where.locator('a[href]').filter(SHOWN)
  await links.first().waitFor()
  return links.evaluateAll((all) =>
    all.map((one) => ({ url: one.getAttribute('href') ?? '', text: one.textContent ?? '' })),
  )
}

const isList = ({ url }: { url: string }) => !NO_LIST.test(url)

describe('a figure is the sum of the list that it opens', () => {
  it('on the first page', async () => {
    await follow(page, '/wel/index')
    const cards = page.getByRole('region', { name: '今日待办' }).locator('a[href]')
    await cards.first().waitFor()
    await page.getByText('…', { exact: true }).filter(SHOWN).waitFor({ state: 'detached' })
    const figures = await cards.evaluateAll((all) =>
      all.map((card) => ({
        url: card.getAttribute('href') ?? '',
        of: card.querySelector('span')?.textContent ?? '',
        value: card.querySelector('strong')?.textContent ?? '',
        note: card.querySelector('span:last-child')?.textContent ?? '',
      })),
    )
    expect(figures.length).toBeGreaterThanOrEqual(8)
    await followed(
      figures.map(({ url, of, value, note }) => {
        const amounts = note.match(/-?\d[\d,]*\.\d{2}/g) ?? []
        return { url, of, values: [plain(value), ...amounts.map(plain)] }
      }),
    )
  })

  it('on the board: cash, flags, and what stands behind each figure of phases', async () => {
    await follow(page, '/board')
    const figures: Figure[] = []
    for (const { url, text } of (await linksIn(page.locator('main table'))).filter(isList))
      figures.push({ of: '资金', url, values: [plain(text)] })
    for (const link of (await linksIn(page.locator('main article'))).filter(({ url }) => url.includes('anomalies')))
      figures.push({ of: link.text, url: link.url, values: numbersIn(link.text).slice(-1) })
    const phases = await linksIn(page.locator('main article h3'))
    // Two phases of one project, which share trips, and one of another.
    for (const phase of phases.slice(0, 3))
      for (const kind of ['cubic', 'cost', 'paid', 'leftOut', 'forecast']) {
        const id = new URL(phase.url, app.url).searchParams.get('id')
        await follow(page, `/board?${new URLSearchParams({ figure: `${kind}~${id}` })}`)
        const parts = page.getByRole('dialog').locator('li')
        await parts.first().waitFor()
        const told = await parts.evaluateAll((all) =>
          all.map((part) => ({
            of: part.querySelector('span')?.textContent ?? '',
            value: part.querySelector('b')?.textContent ?? '',
            url: part.querySelector('a')?.getAttribute('href') ?? '',
          })),
        )
        // Days are counted instead of added up.
        const added = told.filter((part) => part.url && isList(part) && !part.value.includes('至'))
        figures.push(...added.map(({ value, ...rest }) => ({ ...rest, values: numbersIn(value) })))
      }
    expect(figures.length).toBeGreaterThan(10)
    await followed(figures)
  })

  it.each(CHARTS)('in the chart of %s: each point, in each of its measures', async (chart) => {
    const open = async () => {
      await follow(page, `/chain/bi/${chart}?id=${phaseId}`)
      // A chart that was left with its table open returns with it.
      const closed = page.getByRole('button', { name: '查看数据表' })
      if (await closed.isVisible()) await closed.click()
      await table.waitFor()
    }
    const table = page.locator('main table').filter(SHOWN).first()
    await open()
    const heads = await table.locator('thead th').allTextContents()
    const rows = table.locator('tbody tr').filter({ has: page.locator('th button') })
    const figures: Figure[] = []
    for (let at = 0; at < Math.min(await rows.count(), 2); at++) {
      const cells = await rows.nth(at).locator('th, td').allTextContents()
      await rows.nth(at).locator('th button').click()
      await page.waitForURL('**/companywaybill2?*')
      const { pathname, search } = new URL(page.url())
      const values = cells.flatMap((cell, index) => (ADDED.test(heads[index] ?? '') ? [plain(cell)] : []))
      figures.push({ of: `${chart} ${cells[0]}`, url: pathname + search, values })
      await open()
    }
    expect(figures.length).toBeGreaterThan(0)
    expect(figures.every(({ values }) => values.length > 0)).toBe(true)
    await followed(figures)
  })

  it.each(['/useTicketsDay/index', '/useTicketsMonth/index'])('of tickets on %s', async (path) => {
    await follow(page, path)
    const links = await linksIn(page.getByRole('grid'))
    const figures = links
      .filter(({ text }) => /^-?[\d,]+$/.test(text))
      .slice(0, 12)
      .map(({ url, text }) => ({ of: text, url, values: [plain(text)] }))
    expect(figures.length).toBeGreaterThan(0)
    await followed(figures)
  })
})
