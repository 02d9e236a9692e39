import type { OpenApiDocument } from '@tufang/server/rest/openapi/document'
import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newBusyYard } from '@tufang/tests/factories/yard-site'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { shownNames } from '@tufang/tests/shown-names'
import { beforeAll, describe, expect, it } from 'vitest'

type Row = Record<string, unknown>
interface Found {
  records: Row[]
  total: number
}

/** Members that are searched in part, by the documents. */
const IN_PART = ['no', 'truckCode', 'captainName', 'driverName', 'projectName', 'garbageName']
/** A card asked for by number comes with its sub-cards. */
const FAMILIES = { '/chain/companycard/getCCardAccountPage': ['cardNo'] } as Readonly<Record<string, string[]>>
/** Members that are not the row's: the day of the query, and a list within the row. */
const NOT_OF_THE_ROW = ['searchDate', 'roles']

const isTried = (name: string): boolean => !NOT_OF_THE_ROW.includes(name)

/** Members that are lists themselves. */
const LISTS_IN_ROWS = ['ids', 'captainAndDriver', 'settlements', 'settleActions']

/** Pages, and lists that are answered whole unless a page is named. */
const lists = routes.filter(({ result, answer, pages }) => answer !== undefined && (result === 'page' || pages))
const document = (await (await testApp()).anonymous().rest('GET', '/openapi.json')).json<OpenApiDocument>()
let clerk: Caller
let captain: Caller
let keeper: Caller
/** Parameters without which a list is not answered. */
let needed: Row = {}

beforeAll(async () => {
  const filled = await newFilledCompany()
  clerk = filled.clerk
  captain = filled.captain
  keeper = (await newBusyYard(filled.company)).caller
  needed = await shownNames(filled)
})

const operationOf = ({ method, path }: Route) => document.paths[path]?.[method.toLowerCase()]
const requiredOf = (route: Route): Row =>
  Object.fromEntries(
    (operationOf(route)?.parameters ?? [])
      .filter(({ required }) => required)
      .map(({ name }) => [name, needed[`${route.path} ${name}`] ?? needed[name]]),
  )
/** Example of a member in the document, where no row has a value. */
const exampleOf = (route: Route, name: string): unknown =>
  operationOf(route)?.parameters.find((one) => one.name === name)?.example

interface Shape {
  type?: string
  properties?: Record<string, Shape>
}
/** The parameters that are lists, of the address or of the body. */
function listsOf(route: Route): string[] {
  const operation = operationOf(route)
  const [{ schema = {} } = {}] = Object.values(operation?.requestBody?.content ?? {})
  const inAddress = operation?.parameters.map(({ name, schema }) => [name, schema as Shape] as const) ?? []
  const asked = [...inAddress, ...Object.entries((schema as Shape).properties ?? {})]
  return asked.filter(([, { type }]) => type === 'array').map(([name]) => name)
}

function callerOf(path: string): Caller {
  if (path === '/chain/yard/arrivalPage') return keeper
  return path.startsWith('/chain/captain') ? captain : clerk
}

async function find(route: Route, params: Row): Promise<Found> {
  const { method, path, paramsInBody } = route
  const all = { current: 1, size: 100, ...requiredOf(route), ...params }
  const query = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))
  const answer = await callerOf(path).rest(method, path, paramsInBody ? { body: all } : { query })
  const { code, msg, data } = answer.json<{ code: number; msg: string; data: Found }>()
  expect(code, `${path} ${JSON.stringify(params)}: ${msg}`).toBe(0)
  return data
}

const membersOf = ({ answer }: Route): string[] => (answer && 'shape' in answer ? Object.keys(answer.shape ?? {}) : [])
const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

function otherThan(value: string | number): string | number {
  if (typeof value === 'number') return 987_654_321
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)) return '1999-12-31 23:59:59'
  if (/^\d{4}-\d\d(-\d\d)?$/.test(value)) return '2001-12-31'.slice(0, value.length)
  return `${value.slice(0, 20)}以外`
}

describe.each(lists.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  it('takes each member of its rows as a parameter', () => {
    const operation = operationOf(route)
    const [{ schema = {} } = {}] = Object.values(operation?.requestBody?.content ?? {})
    const inBody = Object.keys((schema as { properties?: Row }).properties ?? {})
    const taken = [...(operation?.parameters.map(({ name }) => name) ?? []), ...inBody]
    const members = membersOf(route).filter((name) => isTried(name) && !LISTS_IN_ROWS.includes(name))
    expect(members.filter((name) => !taken.includes(name))).toEqual([])
  })

  it('finds nothing by a list of nothing', async () => {
    const lists = listsOf(route).filter(
      (name) => !['ascs', 'descs', ...NOT_OF_THE_ROW].includes(name) && !(name in requiredOf(route)),
    )
    for (const name of lists) {
      const { total } = await find(route, { [name]: route.paramsInBody ? [] : ',' })
      expect({ name, total }).toEqual({ name, total: 0 })
    }
  })

  it('refuses what it cannot be asked for', async () => {
    const params = { ...requiredOf(route), projctName: '前海' }
    const answer = await callerOf(route.path).rest(
      route.method,
      route.path,
      route.paramsInBody ? { body: params } : { query: params },
    )
    expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({
      status: 400,
      code: 1,
      fieldErrors: [{ field: 'projctName', message: '没有名为projctName的查询条件' }],
    })
  })

  it('finds by each member of its rows the rows that show that value', async () => {
    const { records, total } = await find(route, {})
    expect(total).toBeGreaterThan(0)
    for (const name of membersOf(route)) {
      for (const value of new Set(records.map((row) => row[name]).filter(isPlain))) {
        if (!isTried(name) || FAMILIES[route.path]?.includes(name) || name in requiredOf(route)) continue
        const wanted = records.filter((row) =>
          IN_PART.includes(name) ? String(row[name]).includes(String(value)) : row[name] === value,
        )
        const found = await find(route, { [name]: value })
        expect({ name, value, total: found.total, rows: found.records }).toEqual({
          ...{ name, value, total: wanted.length },
          rows: wanted,
        })
      }
    }
  })

  it('finds nothing by a value that no row shows', async () => {
    const { records } = await find(route, {})
    for (const name of membersOf(route)) {
      const shown = records.map((row) => row[name]).find(isPlain)
      const value = shown ?? exampleOf(route, name)
      if (!isPlain(value) || !isTried(name) || name in requiredOf(route)) continue
      const params = {
        current: 1,
        size: 100,
        ...requiredOf(route),
        [name]: shown === undefined ? value : otherThan(shown),
      }
      const query = Object.fromEntries(Object.entries(params).map(([key, one]) => [key, String(one)]))
      const answer = await callerOf(route.path).rest(
        route.method,
        route.path,
        route.paramsInBody ? { body: params } : { query },
      )
      // A number that stands for nothing is refused.
      if (answer.statusCode === 400) expect(typeof value, name).toBe('number')
      else expect({ name, total: answer.json<{ data: Found }>().data.total }).toEqual({ name, total: 0 })
    }
  })
})
