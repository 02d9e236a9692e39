import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import type { Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { saved } from './saved'
import { openAs } from './sign-in'

const DAYS = '/useTicketsDay/index'
const MONTHS = '/useTicketsMonth/index'
const WAYBILLS = '/chain/business/companywaybill2'

let app: DemoApp
let company: TestCompany
let haul: Haul
let clerk: Watched

const at = (time: string) => new Date(`${time.replace(' ', 'T')}+08:00`)

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  haul = await newHaul(company)
  const { project, soilType, dumpSite } = haul
  const place = { project, soilType, dumpSite }
  const leave = (count: number, time: string, isTicket = true) =>
    newWaybills(company, count, { ...place, goDatetime: at(time), isTicket })
  await leave(1, '2026-10-14 05:59:59')
  await leave(2, '2026-10-14 06:00:00')
  await leave(1, '2026-10-14 12:00:00', false)
  await leave(1, '2026-10-15 05:59:59')
  await leave(1, '2026-10-15 06:00:00')
  await leave(1, '2026-11-01 05:59:59')
  await newTicketEntry(company, { ...place, kind: 'COLLECT', quantity: 5, happenedAt: at('2026-10-14 08:00:00') })
  clerk = await openAs(app, company.people.结算员.mobile)
})

const open = (page: Page, path: string, info: object) =>
  page.goto(`${path}?${new URLSearchParams({ info: JSON.stringify(info) })}`)
/** Visible list; those behind other tags stay in the page. */
const listOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const search = (page: Page) => new URL(page.url()).searchParams
/** Figures of a row: early, collected, used, refunded, left. */
const figuresOf = async (page: Page, text: string) => {
  const row = rowOf(page, text)
  await row.waitFor()
  return (await row.locator('[data-number]').allInnerTexts()).map((cell) => cell.replace(/\s+/g, ' ').trim())
}

/** A clerk looks where tickets went: each step goes on where the one before it ended. */
describe('what became of tickets', () => {
  it('is told by ticket day, and what is short says so', async () => {
    const { page } = clerk
    await open(page, DAYS, { startDate: '2026-10-13', endDate: '2026-10-15' })
    expect(await figuresOf(page, '2026-10-13')).toEqual(['0', '0', '1', '0', '库存不足 -1'])
    expect(await figuresOf(page, '2026-10-14')).toEqual(['-1', '5', '3', '0', '1'])
    expect(await figuresOf(page, '2026-10-15')).toEqual(['1', '0', '1', '0', '0'])
    expect(await figuresOf(page, '小计')).toEqual(['0', '5', '5', '0', '0'])
    expect(await page.getByRole('region', { name: '合计', exact: true }).textContent()).toMatch(
      /查询合计\s*期初剩余 0 张\s*领票 5 张\s*用票 5 张\s*退票 0 张\s*期末剩余 0 张/,
    )
    await rowOf(page, '2026-10-14').getByText('06:00起').waitFor()
    await listOf(page, '按日用票').getByText('共 3 条').waitFor()
    expect(search(page).get('days')).toBe('2026-10-13~2026-10-15')
    expect(await barriersOf(page)).toEqual([])
  })

  it('leads to the waybills of exactly that ticket day, in the tag that is open already', async () => {
    const { page } = clerk
    const tags = page.getByRole('navigation').getByRole('link', { name: '公司运单' })
    const openUsage = async (day: string) => {
      await page.goto(`${DAYS}?days=2026-10-13~2026-10-15`)
      await rowOf(page, day)
        .getByRole('link', { name: /用票运单/ })
        .click()
      await page.waitForURL(`**${WAYBILLS}?*goDatetime=*`)
    }
    await openUsage('2026-10-14')
    await listOf(page, '公司运单').getByText('共 3 条').waitFor()
    expect(Object.fromEntries(search(page))).toEqual({
      projectId: haul.project.id,
      garbageName: haul.dumpSite.name,
      garbageId: haul.dumpSite.id,
      live: '1',
      goSoilType: haul.soilType.name,
      goDatetime: '2026-10-14 06:00:00~2026-10-15 06:00:00',
      isTicket: '1',
    })
    await page.getByText('票日 2026-10-14').waitFor()
    const before = await tags.count()
    await openUsage('2026-10-13')
    await listOf(page, '公司运单').getByText('共 1 条').waitFor()
    expect(await tags.count()).toBe(before)
  })

  it('is told by month, and leads to its days as far as they were searched', async () => {
    const { page } = clerk
    await open(page, MONTHS, { startDate: '2026-10-14', endDate: '2026-12-31' })
    expect(await figuresOf(page, '2026-10')).toEqual(['-1', '5', '5', '0', '库存不足 -1'])
    await rowOf(page, '2026-10')
      .getByRole('link', { name: /各日用票/ })
      .click()
    await page.waitForURL(`**${DAYS}?*days=*`)
    expect(search(page).get('days')).toBe('2026-10-14~2026-10-31')
    expect(search(page).get('garbageIds')).toBe(haul.dumpSite.id)
    expect(await figuresOf(page, '2026-10-31')).toEqual(['0', '0', '1', '0', '库存不足 -1'])
    await page.getByText(`土质：${haul.soilType.name}`).waitFor()
  })

  it('is found by places that are chosen by what is typed of them', async () => {
    const { page } = clerk
    await page.goto(`${DAYS}?days=2026-10-13~2026-10-15`)
    await page.getByRole('button', { name: '展开' }).click()
    await page.getByRole('button', { name: /^渣土场 全部/ }).click()
    await page.getByRole('textbox', { name: '查找渣土场' }).fill(haul.dumpSite.name.slice(0, 3))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await page.getByText(`渣土场：${haul.dumpSite.name}`).waitFor()
    expect(search(page).get('garbageIds')).toBe(haul.dumpSite.id)
    await listOf(page, '按日用票').getByText('共 3 条').waitFor()
  })

  it('is drawn over all days of the range, as a chart, a table and a file', async () => {
    const { page } = clerk
    const chart = page.getByRole('region', { name: '票据走势' })
    const toDay = async () => {
      await chart.getByRole('application', { name: '票据走势（按票日），图表' }).focus()
      for (const key of ['Home', 'ArrowRight']) await page.keyboard.press(key)
    }
    await toDay()
    await chart.getByRole('status').getByText('2026-10-14，领票 5 张，用票 3 张，退票 0 张，期末剩余 1 张').waitFor()
    const figures = await saved(page, () => chart.getByRole('button', { name: '存为表格' }).click())
    expect(figures.content.toString('utf8').split('\r\n')).toEqual([
      '\uFEFF票日,领票（张）,用票（张）,退票（张）,期末剩余（张）',
      ...['2026-10-13,0,1,0,-1', '2026-10-14,5,3,0,1', '2026-10-15,0,1,0,0', ''],
    ])
    const picture = await saved(page, () => chart.getByRole('button', { name: '存为图片' }).click())
    expect(picture.content.subarray(1, 4).toString('latin1')).toBe('PNG')
    await toDay()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('days') === '2026-10-14~2026-10-14')
    await listOf(page, '按日用票').getByText('共 1 条').waitFor()
  })

  it('is counted anew: a damaged sum is found, mended and told, and the next time nothing differs', async () => {
    const { page } = clerk
    // The sum is changed directly in the database, past the triggers.
    await rowsOf(sql`
      insert into ticket_count (company_id, span, part, day, project_id, dump_site_id, soil_type, collected, used, refunded, moves)
      select ${company.id}, 'CHANGE', 'STOCK', '2026-10-14', ${haul.project.id}, ${haul.dumpSite.id}, ${haul.soilType.name}, 0, 40, 0, 40`)
    await page.goto(`${MONTHS}?days=2026-10-01~2026-10-31`)
    expect(await figuresOf(page, '2026-10')).toEqual(['0', '5', '46', '0', '库存不足 -41'])
    await rowOf(page, '2026-10').getByRole('button', { name: '重新计算' }).click()
    await page.getByText(/重新计算成功：改正\d+处；.*用票 43 → 3/).waitFor()
    await rowOf(page, '2026-10').getByText('-1', { exact: true }).waitFor()
    expect(await figuresOf(page, '2026-10')).toEqual(['0', '5', '6', '0', '库存不足 -1'])
    await rowOf(page, '2026-10').getByRole('button', { name: '重新计算' }).click()
    await page.getByText('重新计算成功：无差异').waitFor()
  })

  it('leads to the trips of that site alone, whatever others are called, and to none that is void', async () => {
    const { page } = clerk
    const { project, soilType, dumpSite } = haul
    const annex = await newDumpSite(company, { name: `${dumpSite.name}二期` })
    const plan = { project, soilType, goDatetime: at('2026-11-10 12:00:00'), isTicket: true }
    await newWaybills(company, 2, { ...plan, dumpSite: annex })
    await newWaybills(company, 3, { ...plan, dumpSite })
    await newWaybills(company, 1, { ...plan, dumpSite, status: 'VOID' })
    for (const [site, count] of [
      [dumpSite, 3],
      [annex, 2],
    ] as const) {
      await page.goto(`${DAYS}?days=2026-11-10~2026-11-10`)
      const cell = page.getByText(site.name, { exact: true })
      await page
        .getByRole('row')
        .filter({ has: cell })
        .getByRole('link', { name: /用票运单/ })
        .click()
      await page.waitForURL(`**${WAYBILLS}?*goDatetime=*`)
      await listOf(page, '公司运单').getByText(`共 ${count} 条`).waitFor()
      await page.getByText(`渣土场：${site.name}`, { exact: true }).waitFor()
    }
    await page.getByText('状态：未作废').waitFor()
  })

  it('has complained about nothing', () => {
    expect(clerk.complaints).toEqual([])
  })
})
