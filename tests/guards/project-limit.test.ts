import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { rowsOf } from '@tufang/tests/rows'
import { type LimitedBy, twoProjects } from '@tufang/tests/two-projects'
import { describe, expect, it } from 'vitest'
import { written } from '../api/export/export-task'
import { documentOf, fieldOf } from './graphql-calls'
import { type Arguments, type GuardedField, guardedFields } from './graphql-fields'
import { type Names, namesOf, unknownNames } from './graphql-names'
import { wholeSelection } from './whole-selection'

/** What belongs to the platform's desk is in no role of a company. */
const byKind = (kind: string) =>
  Object.entries(guardedFields).filter(
    ([name, { access }]) => name.startsWith(`${kind}.`) && !access.startsWith('platform:'),
  )
const unknown = unknownNames()

/** Somebody who may do everything, and sees the first of two worlds in one company. */
async function worldsOf(by: LimitedBy) {
  const { company, first, member, again } = await twoProjects(({ company }) => namesOf(company), by)
  const answers = () => answersTo(member.caller, first.named)
  const before = await answers()
  const second = await again()
  /** What the second world calls that is hidden; all else of it is there. */
  const hidden = (Object.keys(second.named) as (keyof Names)[]).filter(
    (kind) => kind === 'changeSetId' || second.hidden.has(second.named[kind]),
  )
  const control: Names = { ...second.named, ...Object.fromEntries(hidden.map((kind) => [kind, unknown[kind]])) }
  return { by, company, caller: member.caller, before, after: await answers(), second, hidden, control }
}
type Worlds = Awaited<ReturnType<typeof worldsOf>>

const worlds = [await worldsOf('CHOSEN'), await worldsOf('ORGAN')]
const { sheets } = await (worlds[0] as Worlds).caller.ask<{ sheets: { name: string; columns: { key: string }[] }[] }>(
  '{ sheets { name columns { key } } }',
)

/** What belongs to no project is told as it is: there is more of it by now. */
const OF_THE_COMPANY = [
  ...['dumpSites', 'soilTypes', 'captainTree', 'captainDrivers', 'deviceKeys', 'anomalyRules', 'loginLogs'],
  ...['trucks', 'captains', 'drivers', 'machines', 'basePayees', 'soils', 'sites'],
  ...[
    'waybillForm',
    'waybillEditForm',
    'excavatorForm',
    'ticketForm',
    'projectForm',
    'ticketPlaces',
    'organs',
    'organChoices',
  ],
  // A project that names none may use all.
  ...['projectGarbages', 'projectSoilTypes'],
  // What was bought, what is left of it, cards without trips, and what was made of them.
  ...['ticketPurchases', 'ticketEntries', 'ticketCompanyStocks', 'cards', 'cardBatches', 'cardSeries'],
]
/** What others brought in, what is of all projects together, and what a dump site has written down of all of them. */
const LESS = [
  ...['waybillImports', 'waybillImport', 'waybillImportRows', 'ticketMonthCosts'],
  ...['dataImports', 'dataImport', 'dataImportRows'],
  ...['ticketReconciliations', 'ticketReconciliationRows'],
  // What others did may be about any project.
  ...['operationLogs', 'logDeletions'],
  // To set the company up is not his.
  'firstSteps',
]
/** People, roles and organs are the company's and all there; who sees a part gives nobody more than that, and changes nothing that would. */
const LESS_TO_DO = ['users', 'user', 'roles', 'role', 'roleChoices', 'organ']
/** Since when a price would hold, when somebody was last there: now; and that there is a limit now. */
const NOW = ['directPayPriceEffect', 'directPayPriceCoverage', 'mySessions', 'viewer']

const isOneOf = (names: readonly string[], call: string): boolean =>
  names.some((name) => call.startsWith(`Query.${name} `))

describe.each(worlds)('a member limited to some projects, $by', (world) => {
  const { before, after } = world

  it.each([...before.keys()])('is answered as if the others were not there: %s', (call) => {
    const [had, has] = [before.get(call) ?? '', after.get(call) ?? ''].map(isOneOf(NOW, call) ? untimed : String)
    if (isOneOf(OF_THE_COMPANY, call) || isOneOf(LESS, call)) expect(JSON.parse(has ?? '')).toHaveProperty('data')
    else if (isOneOf(LESS_TO_DO, call)) expect(undone(has)).toEqual(undone(had))
    else expect(unlimited(has)).toEqual(unlimited(had))
  })

  it.each([...OF_THE_COMPANY, ...LESS, ...LESS_TO_DO])('is answered otherwise where that is said: %s', (name) => {
    const calls = [...before.keys()].filter((call) => isOneOf([name], call))
    expect(calls.some((call) => before.get(call) !== after.get(call))).toBe(true)
  })

  it.each([...after.keys()])('is told nothing of the others by %s', (call) => {
    expect(hiddenIn(world, after.get(call) ?? '')).toEqual([])
  })
})

/** Sheets of one record, by how they name it: of the others there is none. */
const ofOne = ({ projectId, receiptNo, importId }: Names): Record<string, object> => ({
  PRICE_COVERAGE: { projectInfoId: projectId },
  RECEIPT_CARDS: { giveCardNo: receiptNo },
  WAYBILL_IMPORT_ROWS: { importId },
})

describe.each(worlds)('a sheet for a member limited to some projects, $by', (world) => {
  it.each(sheets.map(({ name }) => name))('has nothing of the others: %s', async (list) => {
    const keys = sheets.find(({ name }) => name === list)?.columns.map(({ key }) => key) ?? []
    const filter = ofOne(world.second.named)[list]
    const rows = await written(world.caller, world.company, { list, keys, ...(filter && { filter }) }).catch(refused)
    if (filter) expect(rows.length).toBeLessThanOrEqual(1)
    expect(hiddenIn(world, JSON.stringify(rows))).toEqual([])
  })
})

/** What is not there has no sheet. */
function refused(error: unknown): [string] {
  if (error instanceof Error && error.message.includes('不存在')) return [error.message]
  throw error
}

/** An answer without what can be done, and without what the test has changed: the role of the member himself. */
const undone = (text = ''): unknown =>
  JSON.parse(text, (name, value) =>
    ['allowedActions', 'refusedActions', 'refusal', 'dataScope', 'projectIds'].includes(name) ? null : value,
  )

/** An answer without what the test itself makes of a project: one that a role is limited to. */
const unlimited = (text = ''): unknown =>
  JSON.parse(text, (name, value) =>
    name === 'uses' ? value.filter(({ label }: { label: string }) => label !== '角色的数据范围') : value,
  )

describe.each(worlds)('what belongs to the other projects, $by', (world) => {
  const { caller, second, hidden, control } = world
  const names = ({ examples }: GuardedField): boolean =>
    JSON.stringify(examples?.(second.named) ?? []) !== JSON.stringify(examples?.(control) ?? [])

  it('is known by most of its names', () => {
    expect(hidden.length).toBeGreaterThan(20)
    expect(new Set(second.hidden.values()).size).toBeGreaterThan(20)
  })

  it.each([...byKind('Query'), ...byKind('Mutation')].filter(([, field]) => names(field)))(
    'is not there for %s',
    async (name, field) => {
      const document = documentOf(name, field)
      const controls = field.examples?.(control) ?? []
      for (const [at, example] of (field.examples?.(second.named) ?? []).entries()) {
        expect(await answerOf(caller, document, example, second.named)).toBe(
          await answerOf(caller, document, controls[at] ?? {}, control),
        )
      }
    },
  )

  it('is not changed by any verb', async () => {
    const rows = await contentOfHidden(world)
    for (const [name, field] of byKind('Mutation').filter(([, one]) => names(one)))
      for (const example of field.examples?.(second.named) ?? [])
        await caller.gqlInTurn(documentOf(name, field), example)
    expect(await contentOfHidden(world)).toEqual(rows)
  })
})

/** The answer as it came, with each name it repeats told by its kind. */
async function answerOf(caller: Caller, document: string, example: Arguments, called: Names): Promise<string> {
  const { status, data, errors } = await caller.gqlInTurn(document, example)
  const told = errors.map(({ message, extensions: { requestId: _, ...rest } }) => ({ message, ...rest }))
  return Object.entries(called).reduce(
    (text, [kind, name]) => text.replaceAll(name, `<${kind}>`),
    JSON.stringify({ status, data, told }),
  )
}

const untimed = (text: string): string => text.replaceAll(/"(from|at|lastUsedTime|rights)":"[^"]*"/g, '"$1":""')

const hiddenIn = ({ second }: Worlds, text: string): string[] =>
  [...second.hidden].flatMap(([value, kind]) => (text.includes(value) ? [`${kind} ${value}`] : []))

/** The rows that have those names, as they are in the database. */
async function contentOfHidden({ second }: Worlds): Promise<Record<string, string>> {
  const tables = [...new Set([...second.hidden.values()].map((kind) => kind.split('.')[0] ?? ''))]
  const ids = [...second.hidden].flatMap(([value, kind]) => (kind.endsWith('.id') ? [value] : []))
  const found = await Promise.all(
    tables.map(async (table) => {
      const [row] = await rowsOf<{ content: string }>(
        sql`select md5(string_agg(t::text, '' order by t.id)) as content from ${sql.raw(table)} t where t.id = any(${ids}::uuid[])`,
      )
      return [table, row?.content ?? '']
    }),
  )
  return Object.fromEntries(found)
}

/** Everything that can be asked, about what is named and without naming anything. */
async function answersTo(caller: Caller, named: Names): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const [name, field] of byKind('Query')) {
    const document = documentOf(name, { selection: wholeSelection(name) })
    const calls = [...(field.examples?.(named) ?? []), ...openCalls(name)]
    for (const [at, call] of calls.entries()) {
      const { data, errors } = await caller.gqlInTurn(document, wide(name, call))
      answers.set(`${name} ${at}`, JSON.stringify({ data, errors: errors.map(({ message }) => message) }))
    }
  }
  return answers
}

/** The call that says nothing, where it need not. */
function openCalls(name: string): Arguments[] {
  const needs = fieldOf(name).args.some(({ type, defaultValue }) => String(type).endsWith('!') && defaultValue == null)
  return needs ? [] : [{}]
}

/** All rows at once. */
function wide(name: string, call: Arguments): Arguments {
  const paged = fieldOf(name).args.some((argument) => argument.name === 'page')
  return paged ? { ...call, page: { current: 1, size: 60 } } : call
}
