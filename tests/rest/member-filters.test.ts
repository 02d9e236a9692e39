import { RoleType } from '@tufang/server/modules/identity/role-types'
import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { documents } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCaptain, newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDirectPayPrice } from '@tufang/tests/factories/direct-pay-price'
import { newDriver } from '@tufang/tests/factories/driver'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { signIn } from '@tufang/tests/sign-in'
import { type Desk, newDesk, ticketDocuments } from '@tufang/tests/ticket'
import { beforeAll, describe, expect, it } from 'vitest'

type Row = Record<string, unknown>
interface Found {
  records: Row[]
  total: number
}

/** Searched in part: what the documents name for searching. */
const IN_PART = ['no', 'truckCode', 'captainName', 'driverName', 'projectName', 'garbageName']
/** A card asked for by number comes with its sub-cards. */
const FAMILIES = { '/chain/companycard/getCCardAccountPage': ['cardNo'] } as Readonly<Record<string, string[]>>
/** Of the day that was asked for, not of the row; a line of text that is put together for people. */
const NOT_OF_THE_ROW = ['searchDate', 'captainAndDriversText']

const app = await testApp()
/** Lists that are answered whole. */
const WHOLE = ['companyTicketPurchaseStatistical', 'getCollectTickets', 'getRefundTickets']
const isWhole = (path: string): boolean => WHOLE.includes(path.split('/').at(-1) ?? '')
const lists = routes.filter(({ path, result, answer }) => answer !== undefined && (result === 'page' || isWhole(path)))
let clerk: Caller
let captain: Caller

beforeAll(async () => {
  const company = await newCompany()
  const himself = await newSignedUpCaptain(company)
  const [first, second] = [await newCard(company, { captain: himself }), await newCard(company, { captain: himself })]
  for (const parent of [first, first]) await newCard(company, { parent })
  await newWaybills(company, 2, {
    card: first,
    isTicket: true,
    inShiftType: 'DAY',
    load: '12.5',
    agentName: '老周',
    machineCode: 'WJ-1',
  })
  await newWaybill(company, {
    card: second,
    tpMode: 'FREIGHT',
    weightUnit: 'TON',
    weightTons: '31.25',
    settlePrice: '88.00',
    machineCode: 'WJ-2',
  })
  await newWaybill(company, { status: 'VOID', goDatetime: new Date('2026-03-05T20:00:01+08:00') })
  clerk = await company.as('管理员')
  captain = await signIn(app, { mobile: himself.person.mobile, roleType: RoleType.captain })
  const cardNos = [first.cardNo, second.cardNo]
  await clerk.ask(documents.scan, { cardNos })
  for (const [at, cardNo] of cardNos.entries())
    await clerk.ask(documents.give, { input: [{ settleCardNo: cardNo, giveCardUserId: `交卡人${at}` }] })
  await clerk.ask(documents.handIn, { cardNos })
  for (const cardNo of cardNos) await clerk.ask(documents.settle, { input: { cardNos: [cardNo] } })
  const [project, soilType, other] = [await newProject(company), await newSoilType(company), await newCaptain(company)]
  for (const price of ['12.00', '13.50'])
    await newDirectPayPrice(company, { project, soilType, price, members: [{ captainId: other.id }] })
  await bookTickets(await newDesk(company))
  await newExcavatorRecord(company, { remark: '夜班' })
  await newExcavatorRecord(company, {
    shiftType: 'NIGHT',
    inType: 'BREAK',
    ledgerType: 'MEASURED',
    unitWork: 'CUBIC',
    scheduleWork: '40.5',
  })
})

/** Two of each kind of booking, of which one has a driver. */
async function bookTickets({ company, clerk: desk, place, project }: Desk): Promise<void> {
  const driver = await newDriver(company, { captain: await newCaptain(company) })
  for (const [at, driverId] of [null, driver.id].entries()) {
    const what = { ...place, picture: null, remark: `第${at}次` }
    const input = {
      ...what,
      quantity: 50 + at,
      price: `${20 + at}.50`,
      supplier: `票商${at}`,
      boughtAt: `2026-03-0${at + 1}T08:00:01+08:00`,
    }
    await desk.ask(ticketDocuments.purchase, { input })
    const mine = { ...what, projectInfoId: project.id, driverId, quantity: 10 + at }
    await desk.ask(ticketDocuments.collect, {
      input: { ...mine, receiver: `领${at}`, collectedAt: `2026-03-0${at + 1}T09:00:02+08:00` },
    })
    await desk.ask(ticketDocuments.refund, {
      input: { ...mine, quantity: 1 + at, goesTo: 'COMPANY', refundedAt: `2026-03-0${at + 1}T10:00:03+08:00` },
    })
  }
}

const callerOf = (path: string): Caller => (path.startsWith('/chain/captain') ? captain : clerk)

async function find({ method, path, paramsInBody }: Route, params: Row): Promise<Found> {
  const all = isWhole(path) ? params : { current: 1, size: 100, ...params }
  const query = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))
  const answer = await callerOf(path).rest(method, path, paramsInBody ? { body: all } : { query })
  const { code, msg, data } = answer.json<{ code: number; msg: string; data: Found | Row[] }>()
  expect(code, `${path} ${JSON.stringify(params)}: ${msg}`).toBe(0)
  return foundIn(data)
}

const foundIn = (data: Found | Row[]): Found => (Array.isArray(data) ? { records: data, total: data.length } : data)

const membersOf = ({ answer }: Route): string[] => (answer && 'shape' in answer ? Object.keys(answer.shape ?? {}) : [])
const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

function otherThan(value: string | number): string | number {
  if (typeof value === 'number') return 987_654_321
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)) return '1999-12-31 23:59:59'
  return `${value.slice(0, 20)}以外`
}

describe.each(lists.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  it('finds by each member of its rows the rows that show that value', async () => {
    const { records, total } = await find(route, {})
    expect(total).toBeGreaterThan(1)
    for (const name of membersOf(route)) {
      for (const value of new Set(records.map((row) => row[name]).filter(isPlain))) {
        if (NOT_OF_THE_ROW.includes(name) || FAMILIES[route.path]?.includes(name)) continue
        const wanted = records.filter((row) =>
          IN_PART.includes(name) ? String(row[name]).includes(String(value)) : row[name] === value,
        )
        const found = await find(route, { [name]: value })
        expect({ name, value, total: found.total, ids: found.records.map(({ id }) => id) }).toEqual({
          name,
          value,
          total: wanted.length,
          ids: wanted.map(({ id }) => id),
        })
      }
    }
  })

  it('finds nothing by a value that no row shows', async () => {
    const { records } = await find(route, {})
    for (const name of membersOf(route)) {
      const value = records.map((row) => row[name]).find(isPlain)
      if (value === undefined || NOT_OF_THE_ROW.includes(name)) continue
      const params = { ...(isWhole(route.path) ? {} : { current: 1, size: 100 }), [name]: otherThan(value) }
      const query = Object.fromEntries(Object.entries(params).map(([key, one]) => [key, String(one)]))
      const answer = await callerOf(route.path).rest(
        route.method,
        route.path,
        route.paramsInBody ? { body: params } : { query },
      )
      // A number that stands for nothing is refused.
      if (answer.statusCode === 400) expect(typeof value, name).toBe('number')
      else
        expect({ name, total: foundIn(answer.json<{ data: Found | Row[] }>().data).total }).toEqual({ name, total: 0 })
    }
  })
})
