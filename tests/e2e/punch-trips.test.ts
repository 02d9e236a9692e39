import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type Haul, newHaul } from '@tufang/tests/factories/haul'
import { newOperator } from '@tufang/tests/factories/machine'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPage } from './browser'
import { type DemoApp, demoApp } from './demo-app'
import { openPunchLine, type PunchLine } from './punch-line'
import { signedIn } from './sign-in'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const STRANGE = '粤B0X0X0'

let app: DemoApp
let line: PunchLine
let company: TestCompany
let haul: Haul

beforeAll(async () => {
  app = await demoApp()
  line = await openPunchLine(app.url, { imitates: false })
  company = await newCompany()
  haul = await newHaul(company)
  await newWaybill(company, haul)
})
afterAll(() => line.close())

const box = (page: Page) => page.getByRole('textbox', { name: '结算卡号或车牌' })
const punched = (page: Page) => page.getByRole('region', { name: '今日打卡' }).getByRole('listitem')

async function punch(page: Page, plate: string, kind: string): Promise<void> {
  await box(page).fill(plate)
  await box(page).press('Enter')
  await page.getByRole('radio', { name: kind }).check()
  await page.getByRole('button', { name: `${kind}打卡` }).click()
  await page.getByText(`已记下：${plate} ${kind}`).waitFor()
}

/** Trips that punches have made or moved, and all punches of the company. */
const trips = () =>
  rowsOf<{ status: string; loaded: number; gone: number | null }>(
    sql`select w.status, extract(epoch from w.in_datetime)::float8 * 1000 as loaded,
      extract(epoch from w.go_datetime)::float8 * 1000 as gone from waybill w
      where w.company_id = ${company.id} and exists (select from punch p
        where p.company_id = w.company_id and p.waybill_id = w.id)`,
  )
const punches = () =>
  rowsOf<{ kind: string; state: string; skew: number }>(
    sql`select kind, state, skew_seconds as skew from punch where company_id = ${company.id} order by corrected_at`,
  )

it('punches become a trip with their own times, however late they arrive', async () => {
  const { person } = await newOperator(company, {})
  const { cookies, origins } = await signedIn(app, person.mobile, 'OPERATOR')
  const storageState = { cookies, origins: origins.map((origin) => ({ ...origin, origin: line.url })) }
  const { context, page } = await openPage(line.url, { viewport: { width: 390, height: 844 }, storageState })
  await page.goto('/work/punch')
  // The phone has seen the truck before it loses the network.
  await box(page).fill(haul.truck.plate)
  await box(page).press('Enter')
  await page.getByText(haul.project.name).waitFor()
  await page.getByRole('button', { name: '换车' }).click()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await context.setOffline(true)
  const began = Date.now() - 40 * MINUTE
  // Its clock is an hour fast, all the time.
  await page.clock.install({ time: began + HOUR })
  await punch(page, haul.truck.plate, '装车')
  await page.clock.fastForward(30 * MINUTE)
  await punch(page, haul.truck.plate, '出场')
  await punch(page, STRANGE, '装车')
  await page.clock.fastForward(10 * MINUTE)
  await page.close()

  const again = await context.newPage()
  await again.goto('/work/punch')
  await punched(again).getByText('待发送').first().waitFor()
  line.lost = 1
  await context.setOffline(false)
  await again.getByText('全部已发送').waitFor()
  await punched(again).filter({ hasText: STRANGE }).getByText(`车牌${STRANGE}不在车辆资料中`).waitFor()

  expect(line.calls.length).toBeGreaterThan(1)
  expect((await punches()).map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
    'DEPART TAKEN',
    'LOAD CONFLICT',
    'LOAD TAKEN',
  ])
  const [trip, ...others] = await trips()
  expect(others).toEqual([])
  expect(trip?.status).toBe('IN_TRANSIT')
  const minutesOff = (time: number | null | undefined, expected: number) =>
    Math.abs((time ?? Number.NaN) - expected) / MINUTE
  expect(minutesOff(trip?.loaded, began)).toBeLessThan(10)
  expect(minutesOff(trip?.gone, began + 30 * MINUTE)).toBeLessThan(10)
  await context.close()
})
