import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import type { Caller } from '@tufang/tests/caller'
import { newFilledCompany } from '@tufang/tests/filled-company'
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

/** Lists that are answered whole. */
const WHOLE = ['companyTicketPurchaseStatistical', 'getCollectTickets', 'getRefundTickets']
const isWhole = (path: string): boolean => WHOLE.includes(path.split('/').at(-1) ?? '')
const lists = routes.filter(({ path, result, answer }) => answer !== undefined && (result === 'page' || isWhole(path)))
let clerk: Caller
let captain: Caller

beforeAll(async () => {
  const filled = await newFilledCompany()
  clerk = filled.clerk
  captain = filled.captain
})

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
