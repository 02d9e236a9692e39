import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { rowsOf } from '@tufang/tests/rows'
import { twoProjects } from '@tufang/tests/two-projects'
import { describe, expect, it } from 'vitest'
import { written } from '../api/export/export-task'
import { documentOf, fieldOf, wholeAnswer } from './graphql-calls'
import { type Arguments, type GuardedField, guardedFields } from './graphql-fields'
import { type Names, namesOf, unknownNames } from './graphql-names'

/** Permissions of the platform's desk are in no role of a company. */
const byKind = (kind: string) =>
  Object.entries(guardedFields).filter(
    ([name, { access }]) => name.startsWith(`${kind}.`) && !access.startsWith('platform:'),
  )
const unknown = unknownNames()

/** Members with all permissions who see the first of two worlds in one company: one by his role, one by his organ. */
const { company, first, member, ofOrgan, again } = await twoProjects(({ company }) => namesOf(company))
const before = await answersTo(member.caller, first.named)
const second = await again()
/** Names of hidden rows in the second world; its other rows are visible. */
const hidden = (Object.keys(second.named) as (keyof Names)[]).filter(
  (kind) => kind === 'changeSetId' || second.hidden.has(second.named[kind]),
)
const control: Names = { ...second.named, ...Object.fromEntries(hidden.map((kind) => [kind, unknown[kind]])) }
const after = await answersTo(member.caller, first.named)
const members = [
  { by: 'CHOSEN', caller: member.caller, answers: after },
  { by: 'ORGAN', caller: ofOrgan.caller, answers: await answersTo(ofOrgan.caller, first.named) },
]
const { sheets } = await member.caller.ask<{ sheets: { name: string; columns: { key: string }[] }[] }>(
  '{ sheets { name columns { key } } }',
)

/** Queries about rows without a project, which show all of them. */
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
  // A project without any of its own may use all.
  ...['projectGarbages', 'projectSoilTypes'],
  // Invoices that claim nothing.
  'invoices',
  // Purchases and stocks, and cards and batches without trips.
  ...['ticketPurchases', 'ticketEntries', 'ticketCompanyStocks', 'cards', 'cardBatches', 'cardSeries'],
  'yardSites',
  'fleetPapers',
]
/** Imports of other users, sums of all projects together, and lists of a dump site for all of them. */
const LESS = [
  ...['waybillImports', 'waybillImport', 'waybillImportRows', 'ticketMonthCosts'],
  ...['dataImports', 'dataImport', 'dataImportRows'],
  ...['ticketReconciliations', 'ticketReconciliationRows'],
  // Logs of other members may concern any project.
  ...['operationLogs', 'logDeletions'],
  // Setting the company up is not his task.
  'firstSteps',
]
/**
 * Fields of people, roles and organs, which a limited member sees whole, though he may not extend rights by their
 * verbs.
 */
const LESS_TO_DO = ['users', 'user', 'roles', 'role', 'roleChoices', 'organ', 'organProjects']
/** Answers that contain the present time, or depend on the limit itself. */
const NOW = ['directPayPriceEffect', 'directPayPriceCoverage', 'mySessions', 'viewer']

/** Answers about the member himself, and messages to him. */
const OF_HIMSELF = [...NOW, 'messages', 'profile', 'myPermissions', 'users', 'roles']

const isOneOf = (names: readonly string[], call: string): boolean =>
  names.some((name) => call.startsWith(`Query.${name} `))

describe('a member limited to some projects', () => {
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

  it.each([...after.keys()])('is answered alike by his role and by his organ: %s', (call) => {
    const [chosen, organ] = members.map(({ answers }) => answers.get(call) ?? '')
    if (isOneOf(OF_HIMSELF, call)) expect(JSON.parse(organ ?? '')).toHaveProperty('data')
    else expect(organ).toBe(chosen)
  })

  it.each(members.flatMap(({ by, answers }) => [...answers.keys()].map((call) => ({ by, call, answers }))))(
    'is told nothing of the others, $by: $call',
    ({ call, answers }) => expect(hiddenIn(answers.get(call) ?? '')).toEqual([]),
  )
})

/** Sheets of one record, by the parameter for it; a hidden record has none. */
const ofOne = ({ projectId, receiptNo, importId }: Names): Record<string, object> => ({
  PRICE_COVERAGE: { projectInfoId: projectId },
  RECEIPT_CARDS: { giveCardNo: receiptNo },
  WAYBILL_IMPORT_ROWS: { importId },
})

describe.each(members)('a sheet for a member limited to some projects, $by', ({ caller }) => {
  it.each(sheets.map(({ name }) => name))('has nothing of the others: %s', async (list) => {
    const keys = sheets.find(({ name }) => name === list)?.columns.map(({ key }) => key) ?? []
    const filter = ofOne(second.named)[list]
    const rows = await written(caller, company, { list, keys, ...(filter && { filter }) }).catch(refused)
    if (filter) expect(rows.length).toBeLessThanOrEqual(1)
    expect(hiddenIn(JSON.stringify(rows))).toEqual([])
  })
})

/** A missing document has no sheet. */
function refused(error: unknown): [string] {
  if (error instanceof Error && error.message.includes('不存在')) return [error.message]
  throw error
}

/** Answer without allowed verbs, and without the changes of the test itself: the member's own role. */
const undone = (text = ''): unknown =>
  JSON.parse(text, (name, value) =>
    ['allowedActions', 'refusedActions', 'refusal', 'dataScope', 'projectIds', 'projects'].includes(name)
      ? null
      : value,
  )

/** Answer without the test's own traces in a project: a role that is limited to it. */
const unlimited = (text = ''): unknown =>
  JSON.parse(text, (name, value) =>
    name === 'uses' ? value.filter(({ label }: { label: string }) => label !== '角色的数据范围') : value,
  )

describe.each(members)('what belongs to the other projects, $by', ({ caller }) => {
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
    const rows = await contentOfHidden()
    for (const [name, field] of byKind('Mutation').filter(([, one]) => names(one)))
      for (const example of field.examples?.(second.named) ?? [])
        await caller.gqlInTurn(documentOf(name, field), example)
    expect(await contentOfHidden()).toEqual(rows)
  })
})

/** Answer with each repeated name replaced by its kind. */
async function answerOf(caller: Caller, document: string, example: Arguments, called: Names): Promise<string> {
  const { status, data, errors } = await caller.gqlInTurn(document, example)
  const told = errors.map(({ message, extensions: { requestId: _, ...rest } }) => ({ message, ...rest }))
  return Object.entries(called).reduce(
    (text, [kind, name]) => text.replaceAll(name, `<${kind}>`),
    JSON.stringify({ status, data, told }),
  )
}

const untimed = (text: string): string => text.replaceAll(/"(from|at|lastUsedTime|rights)":"[^"]*"/g, '"$1":""')

const hiddenIn = (text: string): string[] =>
  [...second.hidden].flatMap(([value, kind]) => (text.includes(value) ? [`${kind} ${value}`] : []))

/** Rows with those names in the database. */
async function contentOfHidden(): Promise<Record<string, string>> {
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

/** Answers to all queries, with and without names. */
async function answersTo(caller: Caller, named: Names): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const [name, field] of byKind('Query')) {
    const calls = [...(field.examples?.(named) ?? []), ...openCalls(name)]
    for (const [at, call] of calls.entries()) {
      const { data, errors } = await wholeAnswer(caller, name, wide(name, call))
      answers.set(`${name} ${at}`, JSON.stringify({ data, errors: errors.map(({ message }) => message) }))
    }
  }
  return answers
}

/** Call without optional arguments. */
function openCalls(name: string): Arguments[] {
  const needs = fieldOf(name).args.some(({ type, defaultValue }) => String(type).endsWith('!') && defaultValue == null)
  return needs ? [] : [{}]
}

/** All rows in one page. */
function wide(name: string, call: Arguments): Arguments {
  const paged = fieldOf(name).args.some((argument) => argument.name === 'page')
  return paged ? { ...call, page: { current: 1, size: 60 } } : call
}
