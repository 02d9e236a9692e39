import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newProject } from '@tufang/tests/factories/project'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type Watched } from './browser'
import { choose } from './choose'
import { type DemoApp, demoApp } from './demo-app'
import { HOME, openAs } from './sign-in'

/** Manager of the demo's first company, who may look at everything. */
const READER = '13800000003'
const PARTS = ['外运运费', '内转运费', '运单调整', '用票成本', '票据调整', '消纳费用', '机械费用']

/** Part of a cost that only one project of the demo has. */
const CORRECTED = '票据调整'

let app: DemoApp
let reader: Watched

beforeAll(async () => {
  app = await demoApp()
  reader = await openAs(app, READER)
})

const panel = (page: Page) => page.getByRole('region', { name: '项目成本', exact: true })
const table = (page: Page) => page.getByRole('region', { name: '项目成本表' }).getByRole('table')
/** Whole cents, so that sums are exact. */
const centsOf = (text: string): bigint => BigInt(text.replace(/[,.]/g, ''))

/** Cells of the table by the names of their rows. */
async function cellsOf(page: Page): Promise<Map<string, string[]>> {
  await table(page).waitFor()
  const rows = await table(page)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')))
  return new Map(rows.map(([name = '', ...cells]) => [name, cells]))
}

/** Cost of the project whose use of tickets was corrected last. */
async function openCorrected(page: Page): Promise<void> {
  await page.goto('/ticket/entries?kind=USE')
  const cells = page.getByRole('grid', { name: '票据流水' }).or(page.getByRole('table', { name: '票据流水' }))
  const project = await cells.getByRole('row').nth(1).locator('td, [role=gridcell]').nth(2).textContent()
  await page.goto('/chain/bi/cost')
  await choose(page.getByLabel('项目', { exact: true }), project ?? '')
  await table(page)
    .getByRole('link', { name: /^合计 票据调整 (?!0\.00)/ })
    .waitFor()
}

/** A list does not show a second row with the same sum: the figure must be among those of the list. */
async function sumsOf(page: Page): Promise<string[]> {
  await page
    .getByText(/^共 [\d,]+ 条$/)
    .first()
    .waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  const sums = await page.locator('main b.tf-number').allTextContents()
  const totals = await page
    .getByRole('row')
    .filter({ hasText: '合计' })
    .locator('td, [role=gridcell]')
    .allTextContents()
  return [...sums, ...totals]
}

describe('what a project costs', () => {
  it('stands in a table whose rows and parts add up, and in a stack', async () => {
    const { page } = reader
    await page.goto('/board')
    const [first] = await page
      .locator('main article h3 a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    const id = new URL(first ?? '', app.url).searchParams.get('id') ?? ''
    await page.goto(`/chain/bi/cost?${new URLSearchParams({ id })}`)
    const rows = await cellsOf(page)
    const total = rows.get('合计') ?? []
    expect([...rows.keys()].slice(-1)).toEqual(['合计'])
    expect(rows.has('不属于任何分期')).toBe(true)
    // The demo has amounts in each part.
    for (const [at, part] of PARTS.entries())
      if (part !== CORRECTED) expect([part, total[at]]).not.toEqual([part, '0.00'])
    for (let at = 0; at <= PARTS.length; at++) {
      const parts = [...rows].filter(([name]) => name !== '合计').map(([, cells]) => centsOf(cells[at] ?? ''))
      expect(parts.reduce((sum, one) => sum + one, 0n)).toBe(centsOf(total[at] ?? ''))
    }
    for (const [, cells] of rows) {
      const parts = cells.slice(0, PARTS.length).map(centsOf)
      expect(parts.reduce((sum, one) => sum + one, 0n)).toBe(centsOf(cells[PARTS.length] ?? ''))
    }
    await page.getByRole('application', { name: '项目成本，图表' }).focus()
    await page.keyboard.press('Home')
    await page
      .getByRole('status')
      .getByText(/外运运费 .* 元，.*机械费用 .* 元，单方成本 .* 元\/方/)
      .waitFor()
    expect(await barriersOf(page)).toEqual([])
    await shot(panel(page), 'cost-1440')
    await page.goto('/board')
    const card = page.locator('main article').first()
    await card
      .getByRole('button', { name: /^运输成本.*占计划/ })
      .first()
      .waitFor()
    await shot(card, 'board-1440')
  })

  it('leads from each part of a phase to the rows that add up to it', async () => {
    const { page } = reader
    await openCorrected(page)
    const links = await table(page)
      .locator('tbody tr:is([data-kind=PHASE], [data-kind=TOTAL]) a')
      .evaluateAll((all) => all.map((one) => ({ url: one.getAttribute('href') ?? '', text: one.textContent ?? '' })))
    const some = links.filter(({ text }) => text !== '0.00').slice(-14)
    expect(some.length).toBeGreaterThanOrEqual(5)
    expect(some.some(({ url }) => url.startsWith('/ticket/entries'))).toBe(true)
    for (const { url, text } of some) {
      await page.goto(url)
      expect([url, await sumsOf(page)]).toEqual([url, expect.arrayContaining([text])])
    }
  })

  it('leads from a bar of the stack to the same rows, by a click and by keys', async () => {
    const { page } = reader
    await openCorrected(page)
    const chart = page.getByRole('application', { name: '项目成本，图表' })
    await chart.waitFor()
    const [named = '', [amount = '', , , , tickets = ''] = []] = [...(await cellsOf(page))][0] ?? []
    const row = named.replace(/\d{4}-.*/, '')
    const bar = await chart.locator('path[role=presentation]').first().boundingBox()
    if (!bar) throw new Error('no bar is drawn')
    await page.mouse.click(bar.x + bar.width / 2, bar.y + bar.height / 2)
    await page.waitForURL(/companywaybill2\?.*OUTSIDE/)
    expect(await sumsOf(page)).toContain(amount)
    await page.goBack()
    await chart.focus()
    await page.keyboard.press('Home')
    for (const part of PARTS.slice(0, 5)) {
      await page.keyboard.press('ArrowDown')
      await page.getByRole('status').getByText(`${row}，${part}`).waitFor()
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/ticket\/entries\?phase=/)
    expect(await sumsOf(page)).toContain(tickets)
    // A point alone, and the cost of a cubic metre, are no links.
    await page.goBack()
    await chart.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await page.getByRole('status').getByText(`${row}，单方成本`).waitFor()
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/chain/bi/cost')
  })

  it('stands on a phone, its table moved by itself alone', async () => {
    const address = reader.page.url()
    expect(address).toBeTruthy()
    const state = await reader.context.storageState()
    const { page, context, complaints } = await openPage(app.url, {
      viewport: { width: 390, height: 844 },
      storageState: state,
    })
    await page.goto('/chain/bi/cost')
    await table(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await barriersOf(page)).toEqual([])
    await shot(panel(page), 'cost-390')
    await page.goto('/board')
    await page
      .locator('main article')
      .first()
      .getByRole('button', { name: /^已发生成本/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('link', { name: '查看机械费用的明细' }).waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await shot(page, 'board-cost-390')
    expect(complaints).toEqual([])
    await context.close()
  })

  it('says so where nothing was hauled or worked', async () => {
    const company: TestCompany = await newCompany()
    const project = await newProject(company)
    const { page, context, complaints } = await openAs(app, company.people.管理员.mobile, { at: HOME })
    await page.goto('/chain/bi/cost')
    await choose(page.getByLabel('项目', { exact: true }), project.name)
    await page.getByText('该项目还没有运单、票据调整或已审核的挖机工时').waitFor()
    expect(await barriersOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** Stores a picture if the run asks for pictures. */
async function shot(of: Page | Locator, name: string): Promise<void> {
  const folder = process.env.SHOTS
  if (folder) await of.screenshot({ path: `${folder}/${name}.png` })
}
