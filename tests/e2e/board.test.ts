import { sql } from '@tufang/server/kernel/sql/sql'
import { systemClock } from '@tufang/server/kernel/values/clock'
import { BoardReportService } from '@tufang/server/modules/insight/board/report.service'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { groundOf } from '@tufang/tests/factories/ground'
import { newPhaseSurvey, newProjectPhase } from '@tufang/tests/factories/project-phase'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { newPayable, type Payable } from '@tufang/tests/payment'
import { rowsOf } from '@tufang/tests/rows'
import type { Locator, Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { openPage, type Watched } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { pressEscape, tabAndPress } from './keyboard'
import { openByMenu } from './menu'
import { saved } from './saved'
import { HOME, openAs } from './sign-in'

const PHASE = '一期'
const UNIT = '按车计量，分期没有每车方量'
const PLAN = 'mutation ($input: PaymentPlanInput!) { createPaymentPlan(input: $input) { id } }'
const DAY_MS = 24 * 60 * 60 * 1000

let app: DemoApp
let company: TestCompany
let project: { id: string; name: string }
let unplanned: Payable
let manager: Watched

const dayFrom = (days: number): string =>
  new Date(Date.now() + 8 * 60 * 60 * 1000 + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Four days of trips by the cubic metre, two settlements of trips by the truck, one of them with a plan, and a survey
 * and an anomaly.
 */
beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
  project = (await groundOf(company)).project
  const phase = await newProjectPhase(company, { project, name: PHASE, fromDay: dayFrom(-30), toDay: dayFrom(30) })
  await rowsOf(sql`update project_phase set plan_cubic = 600 where company_id = ${company.id}`)
  await newPhaseSurvey(company, { phase, day: dayFrom(-2), cubic: '130' })
  for (const days of [-1, -2, -3, -4])
    await newWaybills(company, 3, {
      ...{ weightUnit: 'CUBIC', weightTons: '20.000' },
      goDatetime: new Date(`${dayFrom(days)}T12:00:00+08:00`),
    })
  const { settlement } = await newPayable(company, 3)
  unplanned = await newPayable(company, 1)
  const instalments = [{ dueDate: dayFrom(1), amount: '120.50' }, { dueDate: dayFrom(70) }]
  await (await company.as('管理员')).ask(PLAN, { input: { settlementId: settlement.id, instalments } })
  await rowsOf(sql`insert into waybill_anomaly (company_id, id, waybill_id, rule, evidence, evidence_key, go_datetime, created_at, updated_at)
    select company_id, gen_random_uuid(), id, 'OVERWEIGHT', '{"load": 33000, "capacity": 30000}', 'test', go_datetime, now(), now()
    from waybill where company_id = ${company.id} limit 1`)
  manager = await openAs(app, company.people.管理员.mobile, { at: HOME })
})

const card = (page: Page) => page.getByRole('article', { name: project.name })
const phaseOf = (page: Page) => card(page).getByRole('region', { name: PHASE })
const drawer = (page: Page) => page.getByRole('dialog', { name: /：怎么算的$/ })
const listed = (page: Page, list: string, count: number) =>
  page.getByRole('region', { name: list, exact: true }).getByText(`共 ${count} 条`).waitFor()

/** Opens the explanation of a figure, goes to a list behind it, and returns. */
async function followed(page: Page, figure: Locator, link: string | RegExp, look: () => Promise<void>): Promise<void> {
  await figure.click()
  await drawer(page).getByRole('link', { name: link }).first().click()
  await page.waitForURL((url) => url.pathname !== '/board')
  await look()
  await page.goBack()
  await pressEscape(page, drawer(page))
}

describe('the manager’s board', () => {
  it('tells of a phase what was to be, is and costs, when it ends, and what has to be paid', async () => {
    const { page } = manager
    await openByMenu(page, '项目看板')
    await page.waitForURL('**/board')
    const phase = phaseOf(page)
    for (const figure of [/运单方量.*240.*占计划 40%/, /实测方量.*130/, /已发生成本.*24,400\.00/])
      await phase.getByRole('button', { name: figure }).waitFor()
    await phase.getByRole('button', { name: new RegExp(`预计完成.*${dayFrom(5)}`) }).waitFor()
    await phase.getByRole('button', { name: /未计入运单数.*16.*运单数.*16/ }).waitFor()
    const cash = card(page).getByRole('region', { name: /未来四周应付款/ })
    await cash.getByRole('button', { name: '220.50' }).waitFor()
    await cash.getByRole('link', { name: '120.50' }).waitFor()
    expect(await barriersOf(page)).toEqual([])
  })

  it('explains each figure, two clicks from the waybills behind it', async () => {
    const { page } = manager
    const phase = phaseOf(page)
    const trips = (count: number) => () => listed(page, '公司运单', count)
    const figure = (name: RegExp) => phase.getByRole('button', { name })
    await followed(page, figure(/^运单方量/), '查看计入的运单', trips(12))
    await followed(page, figure(/^已发生成本/), '查看外运运费的明细', trips(16))
    await followed(page, figure(/^已付金额/), '查看全部运单', trips(16))
    await followed(page, figure(/^未计入运单数/), `查看${UNIT}`, trips(4))
    await followed(page, figure(/^预计完成/), '查看计入的运单', trips(12))
    await followed(page, card(page).getByRole('button', { name: '待处理异常' }), /^查看/, async () => {
      await expect.poll(() => new URL(page.url()).searchParams.get('rule')).toBe('OVERWEIGHT')
    })
    await phase.getByRole('button', { name: /^运单方量/ }).click()
    await drawer(page).getByText('运单方量只算出土统计计入的运单').waitFor()
    expect(await barriersOf(page)).toEqual([])
    await pressEscape(page, drawer(page))
  })

  it('leads from what no plan says when to pay to those settlements alone', async () => {
    const { page } = manager
    const needed = card(page).getByRole('button', { name: '220.50' })
    await followed(page, needed, '查看未排计划', async () => {
      await listed(page, '结算单', 1)
      await page.getByText(unplanned.settlement.settleNo).first().waitFor()
    })
  })

  it('is asked and left again by keyboard', async () => {
    const { page } = manager
    const figure = phaseOf(page).getByRole('button', { name: /^预计完成/ })
    await tabAndPress(page, figure)
    await drawer(page).getByText('每日方量', { exact: true }).waitFor()
    await pressEscape(page, drawer(page))
    await expect.poll(() => figure.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('stands on a phone without being moved sideways', async () => {
    const state = await manager.context.storageState()
    const { page, context, complaints } = await openPage(app.url, {
      viewport: { width: 390, height: 844 },
      storageState: state,
    })
    await page.goto('/board')
    await phaseOf(page)
      .getByRole('button', { name: /^运单方量/ })
      .click()
    await drawer(page).getByRole('link', { name: '查看计入的运单' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await pressEscape(page, drawer(page))
    expect(await barriersOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('comes as a report every week, told by a message and read on paper', async () => {
    const { page } = manager
    const reports = new BoardReportService(app.database, systemClock, async () => [company.id])
    expect(await reports.keepAll()).toBeGreaterThan(0)
    await page.reload()
    await page.getByRole('button', { name: /^消息，/ }).click()
    const news = page.getByRole('dialog', { name: '最新消息' }).getByRole('listitem')
    await news.filter({ hasText: '项目周报已做好' }).getByRole('button').first().click()
    await page.waitForURL('**/board?report=*')
    await page.getByText(/当周的项目周报已留存/).waitFor()
    const paper = await saved(page, () => page.getByRole('button', { name: '下载周报' }).click())
    expect(paper.name).toMatch(/^项目周报.*\.pdf$/)
    const { text } = await extractText(new Uint8Array(paper.content), { mergePages: true })
    for (const word of [company.name, '项目周报', project.name, PHASE, '240.000', '24,400.00', '220.50'])
      expect(text).toContain(word)
    await page.goto('/board')
    const now = await saved(page, () => page.getByRole('button', { name: '导出周报' }).click())
    expect(now.content.subarray(0, 4).toString('latin1')).toBe('%PDF')
    expect(manager.complaints).toEqual([])
  })
})
