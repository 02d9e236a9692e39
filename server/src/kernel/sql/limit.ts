import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor, ActorFacts } from '../command/actor.js'
import { Recent } from '../recent.js'
import { withinCompany } from './wall.js'

/**
 * What somebody with a limit sees of a table (docs/adr/0035). All are texts over a row `t`; in them $limit stands for the ids that he is limited to,
 * $user for himself and $company for his company.
 */
export interface Seen {
  where: string
  /** Columns that are otherwise for him, since the row holds something of others as well. */
  columns?: Readonly<Record<string, string>>
  /** Rows that stand in the place of the table's, where its own say too much. */
  rows?: string
  /** That verbs do not find what is out of the limit either, whether they lock it or not. */
  always?: true
}

/** Rows that name what they belong to themselves. */
export const ofLimit = (column: string): Seen => ({ where: `t.${column} = any($limit)` })

interface Limit {
  ids: readonly string[]
  userId: string
  companyId: string
  /** A verb holds its invariants over all rows; only what it locks, it finds within the limit. */
  verb: boolean
}

const limits = new AsyncLocalStorage<Limit | undefined>()
const seen = new Map<string, Seen & { rows: string }>()
const NOTHING = /(?!)/g
/** Finds tables in a statement: what word stands before, which it is, and its other name. */
let [named, always, listed] = [NOTHING, NOTHING, NOTHING]

/** What there is to know of limits. */
export interface Limits {
  /** What is seen of each table or view. */
  rules: ReadonlyMap<string, Seen>
  columnsOf: (table: string) => readonly string[]
  /** What somebody is limited to; null where nothing limits him. */
  idsOf: (facts: ActorFacts) => readonly string[] | null
}

let idsOf: Limits['idsOf'] = () => null

/** Once, before anybody asks. */
export function knowLimits({ rules, columnsOf, ...limits }: Limits): void {
  idsOf = limits.idsOf
  seen.clear()
  texts.clear()
  for (const [table, rule] of rules)
    seen.set(table, { ...rule, rows: rule.rows ?? rowsOf(table, rule, columnsOf(table)) })
  named = tablesIn([...seen.keys()])
  always = tablesIn([...seen].flatMap(([table, rule]) => (rule.always ? [table] : [])))
  listed = new RegExp(
    `\\bfrom\\s(?:${WITHIN}|(?!${BEHIND})[^()])*?,\\s*(?:lateral\\s+)?"?(?:${[...seen.keys()].join('|')})"?\\s+(?:as\\s+)?\\w`,
    'i',
  )
}

/** What stands in parentheses, which may hold others. */
const WITHIN = [1, 2, 3].reduce((inner) => `\\((?:[^()]|${inner})*\\)`, '\\([^()]*\\)')
/** What stands behind the tables of a statement. */
const BEHIND = '\\b(?:where|group|order|having|limit|union|select|for|returning|set)\\b'

function tablesIn(tables: readonly string[]): RegExp {
  if (tables.length === 0) return NOTHING
  const alias = `(?:\\s+(?:as\\s+)?"?(?!${WORDS}\\b)(\\w+)"?)?`
  return new RegExp(`(?<!\\bdelete\\s+)\\b(from|join)\\s+"?(${tables.join('|')})"?(?![\\w."])${alias}`, 'gi')
}

/** The rows that are seen, chosen column by column where some are not the table's own. PostgreSQL takes such a choice apart. */
function rowsOf(table: string, { where, columns }: Seen, names: readonly string[]): string {
  const own = names.filter((name) => !columns || !(name in columns)).map((name) => `t.${name}`)
  const chosen = Object.entries(columns ?? {}).map(([column, value]) => `${value} as ${column}`)
  return `select ${columns ? [...own, ...chosen].join(', ') : 't.*'} from ${table} t where t.company_id = $company and ${where}`
}

/** What may follow a table that has no other name. */
const WORDS =
  '(?:as|cross|except|for|full|group|having|inner|intersect|join|left|limit|natural|offset|on|order|returning|right|set|union|using|where)'

function limitOf(actor: Actor, verb: boolean): Limit | undefined {
  const ids = idsOf(actor.facts)
  return ids === null ? undefined : { ids, userId: actor.userId, companyId: actor.companyId, verb }
}

/** Reads of this work see what this actor sees, within his company. */
export const seeing = <Answer>(actor: Actor, work: () => Answer): Answer =>
  withinCompany(actor.facts.companyId, () => limits.run(limitOf(actor, false), work))

/** A verb of this actor: what it locks must be within his limit, and all else of his company it knows whole. */
export const acting = <Answer>(actor: Actor, work: () => Answer): Answer =>
  withinCompany(actor.facts.companyId, () => limits.run(limitOf(actor, true), work))

/** What is read in this work is read whole; it must not be told to anybody with a limit. */
export const seeingAll = <Answer>(work: () => Answer): Answer => limits.run(undefined, work)

const LOCKS = /\bfor (?:no key update|update|share|key share)\b/i

/** A statement as it is sent, and what it binds besides. */
interface Written {
  text: string
  binds: readonly (keyof typeof SIGNS)[]
}
interface Known {
  reading: Written | undefined
  acting: Written | undefined
}
/** Characters of statements that are kept: one that was put together for thousands of rows is as long as all others. */
const MOST_KEPT = 4_000_000
const texts = new Recent<Known>(MOST_KEPT)

/** A statement as whoever runs it may see its tables; undefined where it is the same for him. */
export function withinLimit(text: string, values: readonly unknown[]): { text: string; values: unknown[] } | undefined {
  const limit = limits.getStore()
  if (!limit) return undefined
  const known = texts.get(text)
  const written = known ?? { reading: limited(text, false, values.length), acting: limited(text, true, values.length) }
  if (!known) texts.set(text, written, text.length)
  const sent = limit.verb ? written.acting : written.reading
  return sent && { text: sent.text, values: [...values, ...sent.binds.map((bind) => limit[bind])] }
}

function limited(text: string, verb: boolean, bound: number): Written | undefined {
  // Such a table would not be found, and its rows seen by all.
  if (listed.test(text)) throw new Error(`tables are joined, not listed: ${text}`)
  const chosen = text.replace(verb ? always : named, (whole, ...found) => chosenRows(text, whole, found))
  const written = LOCKS.test(text) ? conditioned(text) : chosen
  if (written === text) return undefined
  const binds = BINDS.filter((bind) => written.includes(SIGNS[bind].sign))
  const told = binds.reduce(
    (so, bind, at) => so.replaceAll(SIGNS[bind].sign, `$${bound + at + 1}::${SIGNS[bind].type}`),
    written,
  )
  return { text: told, binds }
}

const ID = 'uuid'
const SIGNS = {
  ids: { sign: '$limit', type: 'uuid[]' },
  userId: { sign: '$user', type: ID },
  companyId: { type: ID, sign: '$company' },
} as const
const BINDS = Object.keys(SIGNS) as (keyof typeof SIGNS)[]

/** The rows that are seen, in the place of the table and under its name. */
function chosenRows(text: string, whole: string, [word, table, alias]: (string | undefined)[]): string {
  const name = table?.toLowerCase() ?? ''
  const rule = seen.get(name)
  if (!rule || isOwnName(text, name)) return whole
  return `${word} (${rule.rows}) ${alias ?? name}`
}

/** `with one as (…)` */
const isOwnName = (text: string, table: string): boolean =>
  new RegExp(`(?:with|recursive|,)\\s+"?${table}"?\\s+as\\s+(?:materialized\\s+)?\\(`, 'i').test(text)

/** Rows are locked in the order of the statement: in a subquery they would be locked before they are sorted (docs/adr/0031). */
function conditioned(text: string): string {
  const found = [...text.matchAll(named)].find(({ index }) => depthAt(text, index) === 0)
  const rule = found && seen.get(found[2]?.toLowerCase() ?? '')
  if (!found || !rule) return text
  const where = whereAfter(text, found.index)
  const name = found[3] ?? found[2] ?? ''
  return `${text.slice(0, where)}where ${rule.where.replace(/\bt\./g, `${name}.`)} and${text.slice(where + 'where'.length)}`
}

const MARKS = /[()]|\b(?:where|or)\b/gi
const steps: Readonly<Record<string, number>> = { '(': 1, ')': -1 }

/** Within how many parentheses a place of a statement stands. */
const depthAt = (text: string, place: number): number =>
  [...text.slice(0, place).matchAll(MARKS)].reduce((depth, [sign]) => depth + (steps[sign] ?? 0), 0)

/** Where the condition of the statement itself begins. */
function whereAfter(text: string, from: number): number {
  const [where, ...ors] = [...text.matchAll(MARKS)].filter(
    ({ 0: sign, index }) => index > from && !(sign in steps) && depthAt(text, index) === 0,
  )
  if (where?.[0].toLowerCase() !== 'where' || ors.length > 0) throw new Error('what locks rows says which, by and')
  return where.index
}
