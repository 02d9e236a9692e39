import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newOperator } from '@tufang/tests/factories/machine'
import { punchedTruck, punchOf, punchTrips, tripsOfTruck } from '@tufang/tests/punch'
import { rowsOf } from '@tufang/tests/rows'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { barriersOf } from './barriers'
import { type DemoApp, demoApp } from './demo-app'
import { tabAndPress } from './keyboard'
import { openAs } from './sign-in'

const STRANGE = '粤B0X0X0'

let app: DemoApp
let company: TestCompany

beforeAll(async () => {
  app = await demoApp()
  company = await newCompany()
})

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

/** Two loadings of one truck by two loaders, and the loading of a truck that the company does not have. */
async function punched() {
  const { truck } = await punchedTruck(company)
  const [one, other] = [await newOperator(company), await newOperator(company)]
  await punchTrips(one.caller, [punchOf('LOAD', truck, 60)])
  await punchTrips(other.caller, [
    punchOf('LOAD', truck, 54),
    punchOf('UNLOAD', truck, 20),
    punchOf('LOAD', { plate: STRANGE }, 30),
  ])
  const [trip] = await rowsOf<{ no: string }>(
    sql`select no from waybill where company_id = ${company.id} and truck_code = ${truck.plate}
      and go_datetime > now() - interval '1 day'`,
  )
  if (!trip) throw new Error('the first loading made no trip')
  return { truck, trip }
}

it('a clerk is told of punches that fit no trip, and settles each; no trip exists twice', async () => {
  const { truck, trip } = await punched()
  const { page, complaints } = await openAs(app, company.people.结算员.mobile, { at: '/msg/message' })
  await page.getByText(/打卡/).first().waitFor()
  await page.goto(`${app.url}/punch?state=CONFLICT`)
  const twice = rowOf(page, truck.plate)
  await twice.getByText('装车', { exact: true }).waitFor()
  expect(await barriersOf(page)).toEqual([])

  await twice.getByRole('rowheader').getByRole('link', { name: '装车' }).click()
  const drawer = page.getByRole('dialog', { name: /打卡/ })
  await drawer.getByText('同一车辆短时间内两次装车').waitFor()
  await drawer.getByText(new RegExp(trip.no)).first().waitFor()
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })

  await tabAndPress(page, twice.getByRole('button', { name: '更多' }))
  await page.getByRole('menuitem', { name: '归入运单' }).click()
  const attach = page.getByRole('alertdialog', { name: /归入运单/ })
  await attach.getByRole('textbox', { name: '运单号' }).fill(trip.no)
  await tabAndPress(page, attach.getByRole('button', { name: '归入运单' }))
  await page.getByText('已处理').first().waitFor()
  await twice.waitFor({ state: 'hidden' })

  const strange = rowOf(page, STRANGE)
  await strange.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '弃用' }).click()
  const drop = page.getByRole('alertdialog', { name: /弃用/ })
  await drop.getByRole('textbox', { name: '原因' }).fill('外单位车辆')
  await drop.getByRole('button', { name: '弃用' }).click()
  await strange.waitFor({ state: 'hidden' })

  await page.goto(`${app.url}/punch?truckCode=${STRANGE}`)
  await rowOf(page, STRANGE).getByText('已弃用').waitFor()
  expect(complaints).toEqual([])
  expect(await tripsOfTruck(company, truck)).toMatchObject([{ status: 'UNLOADED' }])
  const kept = await rowsOf<{ state: string; settle_reason: string | null; trips: number }>(
    sql`select state, settle_reason, count(waybill_id) over ()::int as trips from punch
      where company_id = ${company.id} order by corrected_at`,
  )
  expect(kept.map(({ state }) => state)).toEqual(['TAKEN', 'SETTLED', 'DROPPED', 'TAKEN'])
  expect(kept.map(({ settle_reason: reason }) => reason)[2]).toBe('外单位车辆')
})
