import type { OpenApiDocument, Operation } from '@tufang/server/rest/openapi/document'
import { exampleOf } from '@tufang/server/rest/openapi/examples'
import type { Route } from '@tufang/server/rest/route'
import { routes } from '@tufang/server/rest/routes'
import { takesFile } from '@tufang/server/rest/upload'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { shownNames } from '@tufang/tests/shown-names'
import { type LimitedBy, twoProjects } from '@tufang/tests/two-projects'
import type { LightMyRequestResponse } from 'fastify'
import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'

type Values = Record<string, unknown>

const document = (await (await testApp()).anonymous().rest('GET', '/openapi.json')).json<OpenApiDocument>()
/** What only reads: the verbs are the same as those of GraphQL, under another name. */
const called = routes.filter(
  (route) =>
    !takesFile(route) &&
    route.access !== 'device' &&
    route.access !== 'public' &&
    !route.path.startsWith('/chain/captain') &&
    isRead(route),
)

async function worldsOf(by: LimitedBy) {
  const { first, member, again } = await twoProjects(shownNames, by)
  const answers = (named: Values) => answersTo(member.caller, named)
  const before = await answers(first.named)
  const second = await again()
  return { by, before, after: await answers(first.named), second, ofOthers: await answers(second.named) }
}
type Worlds = Awaited<ReturnType<typeof worldsOf>>

const worlds = [await worldsOf('CHOSEN'), await worldsOf('ORGAN')]

/** What belongs to no project, of which there is more by now, and sheets that others have brought in. */
const OTHERWISE = [
  ...['companycard/getBCardAccountPage', 'companycard/getCCardAccountPage', 'companysettle/getGoSoilType'],
  ...['companywaybill/selectCarrierListByNameOrMobile', 'companysettlewaybillpayeeinfo/getHistoryList'],
  ...['addWaybill/infoList', 'garbage/listByCompanyAuth', 'companysettlewaybill/getGarbage', 'thirdImport/template'],
  ...['companyprojectdirectpayprice/getCaptainForPlatform', 'companyticketpurchase/companyTicketPurchaseStatistical'],
  ...['companyticketpurchase/getCompanyTicketPurchaseSoilType', 'thirdImport/thirdImportTaskMessage'],
  // A project that names no sites or soils may use all.
  ...['projectinfo/getSoilTypePlatform', 'projectinfo/queryProjectGarbageAll'],
  ...['companyprojectdirectpayprice/getSoilType', 'companyprojectdirectpayprice/getGarbage'],
  ...['thirdImport/result', 'log/page', 'loglogin/page', 'organ/tree', 'dataImport/template', 'dataImport/result'],
  // A paper says when it was drawn.
  'bi/boardReport',
]
const isOtherwise = (call: string): boolean => OTHERWISE.some((path) => call.includes(`/${path} `))

describe.each(worlds)('a member limited to some projects, $by', (world) => {
  const { before, after, ofOthers } = world

  it.each([...before.keys()])('is answered over REST as if the others were not there: %s', (call) => {
    if (!isOtherwise(call)) expect(after.get(call)).toBe(before.get(call))
    else expect(after.get(call)).not.toContain('INTERNAL')
  })

  it.each(OTHERWISE)('is answered otherwise where that is said: %s', (path) => {
    const calls = [...before.keys()].filter((call) => call.includes(`/${path} `))
    expect(calls.some((call) => after.get(call) !== before.get(call))).toBe(true)
  })

  it.each([...after.keys()])('is told nothing of the others over REST: %s', (call) => {
    expect([...hiddenIn(world, after.get(call) ?? ''), ...hiddenIn(world, ofOthers.get(call) ?? '')]).toEqual([])
  })
})

const hiddenIn = ({ second }: Worlds, text: string): string[] =>
  [...second.hidden].flatMap(([value, kind]) => (text.includes(value) ? [`${kind} ${value}`] : []))

function isRead({ result, method, path }: Route): boolean {
  return (
    ['page', 'tree', 'blob'].includes(result) ||
    (['list', 'object'].includes(result) && method === 'GET' && !path.endsWith('/logout'))
  )
}

/** Every call by what is named, and by its required parameters alone. */
async function answersTo(caller: Caller, named: Values): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const route of called) {
    const operation = operationOf(route)
    const parameters = operation.parameters.filter(({ in: place }) => place !== 'header')
    const required = valuesOf(
      route,
      parameters.filter((one) => one.required),
      named,
    )
    const known = parameters.filter(
      ({ name }) => named[name] !== undefined || named[`${route.path} ${name}`] !== undefined,
    )
    const body = operation.requestBody && bodyOf(route, operation, named)
    const calls: Values[] = [required, { ...required, ...valuesOf(route, known, named) }]
    for (const [at, params] of calls.entries()) {
      const paged = parameters.some(({ name }) => name === 'size') ? { ...params, size: 60, current: 1 } : params
      const told = withoutRequest(await textOf(await call(caller, route, paged, body)))
      // A refusal may say what it was asked for.
      answers.set(
        `${route.method} ${route.path} ${at}`,
        Object.values(named).reduce<string>((text, name) => text.replaceAll(String(name), '<name>'), told),
      )
    }
  }
  return answers
}

function operationOf({ method, path }: Route): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${path} is not documented`)
  return operation
}

function valuesOf(route: Route, parameters: Operation['parameters'], named: Values): Values {
  return Object.fromEntries(
    parameters.map(({ name, example }) => [name, named[`${route.path} ${name}`] ?? named[name] ?? example]),
  )
}

function bodyOf(route: Route, { requestBody }: Operation, named: Values): unknown {
  const [{ schema = {} } = {}] = Object.values(requestBody?.content ?? {})
  const example = exampleOf(schema)
  if (named[`${route.path} body`]) return named[`${route.path} body`]
  if (Array.isArray(example) || typeof example !== 'object' || example === null) return example
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, named[name] ?? value]))
}

function call(caller: Caller, route: Route, params: Values, body: unknown): Promise<LightMyRequestResponse> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const query = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      route.path.includes(`{${name}}`) ? [] : [[name, String(value)]],
    ),
  )
  return caller.rest(route.method, path, { query, ...(body === undefined ? {} : { body }) })
}

/** What an answer says: JSON, the text of a document, or the cells of a sheet. */
async function textOf(answer: LightMyRequestResponse): Promise<string> {
  const type = String(answer.headers['content-type'])
  if (type === 'application/pdf')
    return (await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })).text
  if (!type.includes('spreadsheet')) return answer.body
  const book = read(answer.rawPayload)
  return JSON.stringify(Object.values(book.Sheets).map((sheet) => utils.sheet_to_json(sheet, { header: 1 })))
}

function withoutRequest(text: string): string {
  return text.replaceAll(/"requestId":"[^"]*"/g, '')
}
