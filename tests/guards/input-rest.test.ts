import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { takesFile } from '@tufang/server/rest/upload'
import { openApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { callOf, filledWith, type Leaf, leavesOfRoute, type Shape, shapesOf } from '@tufang/tests/rest-shapes'
import { keepSessionsOf } from '@tufang/tests/session-changes'
import { describe, expect, it } from 'vitest'
import { inTurns } from './graphql-wrong-values'

const app = await openApp()
await keepSessionsOf(app)
const clerk = new Caller(app.fastify, (await (await newCompany()).as('管理员')).credentials)
const nameOf = ({ method, path }: Route) => `${method} ${path}`
/** Signing out would end the session, and devices have keys instead. */
const called = routes.filter(
  (route) => !takesFile(route) && !route.path.endsWith('/logout') && route.access !== 'device',
)

const named = called.map((route) => [nameOf(route), route] as const)
const isNumber = ({ type }: Shape) => type === 'number' || type === 'integer'

/** Calls a route with one value in one place, and everything else as short as possible. */
async function callWith(route: Route, { place, path }: Leaf, other: unknown) {
  const values: Parameters<typeof callOf>[1] = {}
  for (const [at, shape] of shapesOf(route)) values[at] = filledWith(shape, at === place ? path : ['none'], other)
  const { url, query, body } = callOf(route, values)
  return clerk.rest(route.method, url, { query, ...(body === undefined ? {} : { body }) })
}

const isText = ({ type, enum: values, const: value }: Shape) =>
  type === 'string' && values === undefined && value === undefined
/** Whether a pattern limits the length by itself. */
const isBounded = ({ maxLength, pattern = '' }: Shape) =>
  maxLength !== undefined || (/^\^.*\$$/.test(pattern) && !/[*+]/.test(pattern.replaceAll(/\\[*+]/g, '')))

describe('a REST call', () => {
  it.each(named)('%s says how long its texts may be', (_, route) => {
    const endless = leavesOfRoute(route).filter(({ shape }) => isText(shape) && !isBounded(shape))
    expect(endless.map(({ path }) => path.join('.'))).toEqual([])
  })

  it.each(named)('%s refuses texts that are too long', async (_, route) => {
    const texts = leavesOfRoute(route).filter(({ shape }) => isText(shape))
    // A body is as long whichever of its texts is: one of them is enough.
    const longest = route.access === 'public' ? undefined : texts.find(({ place }) => place !== 'query')
    for (const leaf of texts) {
      for (const length of leaf === longest ? [10_000, 200_000] : [10_000]) {
        // Commas would make a list of the text.
        const answer = await callWith(route, leaf, 'x'.repeat(length))
        const at = `${leaf.path.join('.')} of ${length}: ${answer.body.slice(0, 300)}`
        expect(answer.body.length, at).toBeLessThan(5000)
        // A part of the path has a length limit of its own.
        if (answer.statusCode === 404 && route.path.includes(`{${leaf.path[0]}}`)) continue
        expect(answer.statusCode, at).toBe(400)
        const { errorCode, fieldErrors } = answer.json<{ errorCode: string; fieldErrors: { field: string }[] }>()
        expect(errorCode, at).toBe('INVALID_INPUT')
        expect(fieldErrors.length, at).toBeGreaterThan(0)
      }
    }
  })
})

/** Values that cannot be made into text. */
const NO_TEXT_AT_ALL = { constructor: null, toString: 1 }

/** Texts that are no number, or no possible amount or count. */
const NO_NUMBERS = [
  'abc',
  '1e400',
  'NaN',
  '--1',
  '',
  ' ',
  '1.234',
  '١٢',
  '１',
  '.',
  1e30,
  -1,
  1.005,
  true,
  null,
  {},
  [],
  NO_TEXT_AT_ALL,
]
const NO_TEXTS = ['', ' ', 1e30, null, {}, [], NO_TEXT_AT_ALL]

describe('a REST call with a wrong value', () => {
  it.each(named)('%s is answered in good order', async (_, route) => {
    const leaves = leavesOfRoute(route)
    const numbers = new Set(leaves.filter(({ shape }) => isNumber(shape)).map(({ path }) => path.join('.')))
    for (const leaf of leaves) {
      const where = leaf.path.join('.')
      const wrong = numbers.has(where) ? NO_NUMBERS : NO_TEXTS
      // An address contains only text.
      const sent = leaf.place === 'query' ? wrong.filter((one) => typeof one === 'string' && one !== '') : wrong
      for (const value of inTurns(sent, `${nameOf(route)} ${where}`)) {
        const answer = await callWith(route, leaf, value)
        expect(answer.statusCode, `${where} = ${JSON.stringify(value)}: ${answer.body.slice(0, 300)}`).toBeLessThan(500)
      }
    }
  })
})
