import type { OpenApiDocument } from '@tufang/server/rest/openapi/document'
import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { testApp } from '@tufang/tests/app'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { shownNames } from '@tufang/tests/shown-names'
import { describe, expect, it } from 'vitest'

/** Every member of a paged row sorts by its shown value; a member without values is passed over. */

type Row = Record<string, unknown>

const document = (await (await testApp()).anonymous().rest('GET', '/openapi.json')).json<OpenApiDocument>()
const filled = await newFilledCompany()
const real = await shownNames(filled)
const operationOf = ({ method, path }: Route) => {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${path} is not documented`)
  return operation
}
/** Statistics of tickets are put together of other rows, and sort by their date. */
const isOfRows = ({ path }: Route) => !path.endsWith('UseTicketsStatistical')
const paged = routes.filter(
  (route) => operationOf(route).parameters.some(({ name }) => name === 'ascs') && route.access !== 'public',
)

async function rowsBy(route: Route, order: Record<string, string>): Promise<{ said: string; rows: Row[] }> {
  const required = operationOf(route).parameters.filter((one) => one.required && one.in === 'query')
  const named = required.map(({ name, example }) => [
    name,
    String(real[`${route.path} ${name}`] ?? real[name] ?? example),
  ])
  const paging = operationOf(route).parameters.some(({ name }) => name === 'size') ? { current: '1', size: '100' } : {}
  const caller = route.path.startsWith('/chain/captain') ? filled.captain : filled.clerk
  const query = { ...Object.fromEntries(named), ...paging, ...order }
  const answer = await caller.rest(route.method, route.path, { query })
  if (!String(answer.headers['content-type']).startsWith('application/json'))
    return { said: String(answer.statusCode), rows: [] }
  const { code, data } = answer.json<{ code: number; data: { records: Row[] } | Row[] | null }>()
  if (code !== 0 || data === null) return { said: answer.body, rows: [] }
  return { said: '200', rows: Array.isArray(data) ? data : data.records }
}

const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'string'
const shownBy = (rows: Row[], name: string) => rows.map((row) => row[name]).filter((value) => value !== null)

describe.each(paged.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  it('sorts by every member of its rows, both ways', async () => {
    const { said, rows } = await rowsBy(route, {})
    expect(said).toBe('200')
    for (const name of Object.keys(rows[0] ?? {})) {
      const [up, down] = [await rowsBy(route, { ascs: name }), await rowsBy(route, { descs: name })]
      expect([name, up.said, down.said]).toEqual([name, '200', '200'])
      const [first, last] = [shownBy(up.rows, name), shownBy(down.rows, name)]
      if (!isOfRows(route) || !first.every(isPlain) || OTHERWISE.has(name)) continue
      expect([name, ...first]).toEqual([name, ...last.toReversed()])
      if (first.every((value) => typeof value === 'number'))
        expect([name, ...first]).toEqual([name, ...first.toSorted((one, other) => one - other)])
    }
  })

  it('passes over what it does not know', async () => {
    const plain = await rowsBy(route, {})
    expect(await rowsBy(route, { ascs: 'nothing', descs: 'constructor,no;drop' })).toEqual(plain)
  })
})

/** Put together of several columns. */
const OTHERWISE = new Set(['batchNo'])
