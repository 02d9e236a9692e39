import { registerCompany } from '@tufang/tests/authentication'
import { newCompany } from '@tufang/tests/company'
import { deskPerson } from '@tufang/tests/desk'
import { newFilledCompany } from '@tufang/tests/filled-company'
import { applicationFor, open } from '@tufang/tests/rescue'
import { uniqueName } from '@tufang/tests/unique'
import {
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { documentOf, fieldOf, takesKey } from './graphql-calls'
import { guardedFields } from './graphql-fields'
import { app, fields, wrongCaller } from './input-calls'

/** Every list of a call is sent empty: a query must then find nothing, and a mutation change nothing. */
const { company, names, ask } = await wrongCaller(false)
await newFilledCompany(company)
await registerCompany(app, { companyName: `公司${uniqueName()}` })
const desk = await deskPerson(app)
await open(desk, await applicationFor(app, desk, await newCompany({ app })))

/** Calls of the desk are made by a person of the desk. */
const askRightly: typeof ask = (name, field, variables) =>
  field.access.startsWith('platform:')
    ? desk.gql(documentOf(name, field), { ...variables })
    : ask(name, field, variables)

interface Emptied {
  at: string
  value: unknown
  /** Whether the list is required. */
  required: boolean
  description: string
}

/**
 * Values with one list made empty, each list in turn. The order and the bounds of sums are skipped, since an empty list
 * there leaves out no rows; and the filter within an export, which is that of a query.
 */
function* emptied(type: GraphQLInputType, value: unknown, at: string, description = ''): Generator<Emptied> {
  const nullable = getNullableType(type)
  if (at === 'having' || /(^|\.)sort$|\.filter$/.test(at)) return
  if (isListType(nullable)) {
    yield { at, value: [], required: isNonNullType(type), description }
    const [first] = Array.isArray(value) ? value : []
    if (first === undefined) return
    for (const inner of emptied(nullable.ofType, first, `${at}[]`)) yield { ...inner, value: [inner.value] }
  }
  if (!isInputObjectType(nullable) || value === null || value === undefined) return
  for (const { name, type: of, description: said } of Object.values(nullable.getFields())) {
    const own = new Map<string, unknown>(Object.entries(value)).get(name)
    for (const inner of emptied(of, own, `${at}.${name}`, said ?? ''))
      yield { ...inner, value: { ...value, [name]: inner.value } }
  }
}

const calls = fields.flatMap(([name, field]) =>
  (field.examples?.(names) ?? []).flatMap((example) =>
    fieldOf(name).args.flatMap(({ name: argument, type, description }) =>
      [...emptied(type, example[argument], argument, description ?? '')].map((one) => ({
        call: `${name} with no ${one.at}`,
        name,
        argument,
        ...one,
        variables: { ...example, ...(takesKey(name) ? { idempotencyKey: null } : {}), [argument]: one.value },
      })),
    ),
  ),
)
type Call = (typeof calls)[number]
const verbs = calls.filter(({ name }) => name.startsWith('Mutation.'))
const queries = calls.filter(({ name }) => name.startsWith('Query.'))

const fieldNamed = (name: string) => {
  const field = guardedFields[name]
  if (!field) throw new Error(`${name} is not guarded`)
  return field
}

/** Lists of values to store, which may be empty, and lists beside another one that names the rows. */
const WRITTEN = [
  'claimInvoices with no input[].settlementIds',
  'claimInvoices with no input[].waybillIds',
  'createProject with no input.garbageIds',
  'createProject with no input.soilTypeIds',
  'createProjectPhase with no input.garbageIds',
  'createProjectPhase with no input.soilTypes',
  'updateProject with no input.garbageIds',
  'updateProject with no input.soilTypeIds',
  'updateProjectPhase with no input.garbageIds',
  'updateProjectPhase with no input.soilTypes',
  'saveAuthenticationDraft with no unsure',
  'saveRole with no input.permissions',
  'saveRole with no input.projectIds',
  'setAnomalyRule with no input.limits',
  'setOrganProjects with no projectIds',
  'setPaperNeeds with no kinds',
].map((call) => `Mutation.${call}`)

describe('a verb', () => {
  it.each(verbs.filter(({ call }) => !WRITTEN.includes(call)))('is refused: $call', async ({ name, variables }) => {
    const { errors } = await askRightly(name, fieldNamed(name), variables)
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }])
    expect(errors[0]?.message).toMatch(ASKED)
  })

  it('that writes a list is there', () => {
    expect(WRITTEN.filter((written) => !verbs.some(({ call }) => call === written))).toEqual([])
  })
})

/** Rows in an answer, with their number. */
const shown = (data: unknown): unknown[] => {
  if (Array.isArray(data)) return data
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => (name === 'total' && value !== 0 ? [value] : shown(value)))
}

/** Fields that show the present month unless dates are given. */
const DATES: Readonly<Record<string, object>> = {
  'Query.ticketStats': { startDate: '2026-01-01', endDate: '2026-12-31' },
}

/** Arguments besides the empty list: only the required ones. */
function apartFrom({ name, argument, at, variables }: Call): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(variables))
  const wanted = fieldOf(name).args.filter((one) => isNonNullType(one.type) || one.name === argument)
  const type = getNullableType(wanted.find((one) => one.name === argument)?.type)
  const filter = new Map<string, unknown>(Object.entries(given.get(argument) ?? {}))
  const members = isInputObjectType(type) ? Object.values(type.getFields()).filter(isRequiredInputField) : []
  const own = at === argument ? undefined : Object.fromEntries(members.map((one) => [one.name, filter.get(one.name)]))
  return {
    ...Object.fromEntries(wanted.map((one) => [one.name, given.get(one.name)])),
    [argument]: own && { ...own, ...DATES[name] },
  }
}

const SELECTIONS: Readonly<Record<string, string>> = { 'Query.board': '{ projects { __typename } }' }
const isPage = (name: string): boolean => /Page!?$/.test(String(fieldOf(name).type))
const selectionOf = (name: string): string =>
  isPage(name) ? '{ total records { __typename } }' : (SELECTIONS[name] ?? fieldNamed(name).selection)

function find(name: string, variables: object) {
  return askRightly(name, { ...fieldNamed(name), selection: selectionOf(name) }, { ...variables })
}

/** Message about a missing choice. */
const ASKED = /^请(选择|输入|填写)/

describe('a query', () => {
  it.each(queries)('finds nothing, and says so: $call', async (call) => {
    const { name, argument, at, value, required, description } = call
    const apart = apartFrom(call)
    const member = at.slice(argument.length + 1)
    const own = member ? { ...(apart[argument] as object), [member]: [] } : value
    const answer = await find(name, { ...apart, [argument]: own })
    expect([
      ...answer.errors.map(({ message }) => message).filter((message) => !ASKED.test(message)),
      ...shown(answer.data),
    ]).toEqual([])
    if (member && !required && answer.errors.length === 0) expect(description).toMatch(/空列表/)
  })

  // Arrivals are found by the desk of a dump site alone, and not by the company of the trips.
  const pages = queries.filter(({ name, at }) => isPage(name) && name !== 'Query.arrivals' && at.startsWith('filter.'))
  it.each(pages)('finds something without it: $call', async (call) => {
    expect(shown((await find(call.name, apartFrom(call))).data)).not.toEqual([])
  })
})
