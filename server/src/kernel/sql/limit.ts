import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor, ActorFacts } from '../command/actor.js'
import { Recent } from '../recent.js'
import { beyondCompany, withinCompanies } from './wall.js'

/**
 * Rows and columns of a table that a limited person sees (docs/adr/0035), as SQL texts about a row `t`. Placeholders:
 * $limit for the ids of his limit, $user for his id, $company for his company.
 */
export interface Seen {
  where: string
  /** Columns whose values differ for him, since the row also holds something of others. */
  columns?: Readonly<Record<string, string>>
  /** Rows that replace those of the table, which hold too much for him. */
  rows?: string
  /** Whether verbs find only rows within the limit, even those that they do not lock. */
  always?: true
}

/** Rows whose column has an id of the limit. */
export const ofLimit = (column: string): Seen => ({ where: `t.${column} = any($limit)` })

interface Limit {
  ids: readonly string[]
  userId: string
  companyId: string
  /** Whether the work is a verb: it checks its rules over all rows, but locks only rows within the limit. */
  verb: boolean
}

const limits = new AsyncLocalStorage<Limit | undefined>()
const seen = new Map<string, Seen & { rows: string }>()
const NOTHING = /(?!)/g
/** Patterns for the tables of a statement: the word before the name, the name, and the alias. */
let [named, always, listed] = [NOTHING, NOTHING, NOTHING]

/** Limits of people, as statements need them. */
export interface Limits {
  /** Rules by the name of a table or view. */
  rules: ReadonlyMap<string, Seen>
  columnsOf: (table: string) => readonly string[]
  /** Ids that the actor is limited to; null for an unlimited actor. */
  idsOf: (facts: ActorFacts) => readonly string[] | null
  /** Companies whose rows an actor without a company sees. */
  companiesOf: (facts: ActorFacts) => readonly string[]
}

let idsOf: Limits['idsOf'] = () => null
let companiesOf: Limits['companiesOf'] = () => []

/** Sets the limits once, before the first statement. */
export function knowLimits({ rules, columnsOf, ...limits }: Limits): void {
  ;({ idsOf, companiesOf } = limits)
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

/** Text in parentheses, which may hold others. */
const WITHIN = [1, 2, 3].reduce((inner) => `\\((?:[^()]|${inner})*\\)`, '\\([^()]*\\)')
/** Words that may follow the tables of a statement. */
const BEHIND = '\\b(?:where|group|order|having|limit|union|select|for|returning|set)\\b'

function tablesIn(tables: readonly string[]): RegExp {
  if (tables.length === 0) return NOTHING
  const alias = `(?:\\s+(?:as\\s+)?"?(?!${WORDS}\\b)(\\w+)"?)?`
  return new RegExp(`(?<!\\bdelete\\s+)\\b(from|join)\\s+"?(${tables.join('|')})"?(?![\\w."])${alias}`, 'gi')
}

/**
 * Visible rows of a table, column by column where a column has another value for this person. PostgreSQL merges such a
 * subquery into the statement.
 */
function rowsOf(table: string, { where, columns }: Seen, names: readonly string[]): string {
  const own = names.filter((name) => !columns || !(name in columns)).map((name) => `t.${name}`)
  const chosen = Object.entries(columns ?? {}).map(([column, value]) => `${value} as ${column}`)
  return `select ${columns ? [...own, ...chosen].join(', ') : 't.*'} from ${table} t where t.company_id = $company and ${where}`
}

/** Words that cannot be the alias of a table. */
const WORDS =
  '(?:as|cross|except|for|full|group|having|inner|intersect|join|left|limit|natural|offset|on|order|returning|right|set|union|using|where)'

function limitOf(actor: Actor, verb: boolean): Limit | undefined {
  const ids = idsOf(actor.facts)
  return ids === null ? undefined : { ids, userId: actor.userId, companyId: actor.companyId, verb }
}

const placesOf = ({ facts }: Actor): readonly string[] =>
  facts.companyId === null ? companiesOf(facts) : [facts.companyId]

/**
 * Reads of this work see the rows that the actor sees: within his company, or in the companies that know an actor
 * without one.
 */
export const seeing = <Answer>(actor: Actor, work: () => Answer): Answer =>
  withinCompanies(placesOf(actor), () => limits.run(limitOf(actor, false), work))

/** Reads of rows that are the actor's own, in any company or none: the statement must name him. */
export const seeingOwn: typeof seeing = (actor, work) => seeing(actor, () => beyondCompany(work))

/** Reads of rows that stand in other companies, which know the actor's own: the statement must name them. */
export const seeingIn =
  (companies: (actor: Actor) => readonly string[]): typeof seeing =>
  (actor, work) =>
    seeing(actor, () => withinCompanies(companies(actor), work))

/** Runs a verb of this actor: it locks only rows within his limit, though it can read all rows of his company. */
export const acting = <Answer>(actor: Actor, work: () => Answer): Answer =>
  withinCompanies(placesOf(actor), () => limits.run(limitOf(actor, true), work))

/** Runs work that reads whole tables; its results must not reach a limited actor. */
export const seeingAll = <Answer>(work: () => Answer): Answer => limits.run(undefined, work)

const LOCKS = /\bfor (?:no key update|update|share|key share)\b/i

/** Statement after its tables were limited, with the parameters that were added. */
interface Written {
  text: string
  binds: readonly (keyof typeof SIGNS)[]
}
interface Known {
  reading: Written | undefined
  acting: Written | undefined
}
/**
 * Most characters of statements that are kept, since a single statement about thousands of rows is as long as all the
 * others.
 */
const MOST_KEPT = 4_000_000
const texts = new Recent<Known>(MOST_KEPT)

/** Statement in which each table is limited to what the actor may see; undefined where nothing changes. */
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
  // In a list of tables only the first would be found, and the rows of the others seen by all.
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

/** Subquery with the visible rows, in the place of a table and under its name. */
function chosenRows(text: string, whole: string, [word, table, alias]: (string | undefined)[]): string {
  const name = table?.toLowerCase() ?? ''
  const rule = seen.get(name)
  if (!rule || isOwnName(text, name)) return whole
  return `${word} (${rule.rows}) ${alias ?? name}`
}

/** Whether the statement itself defines the name: `with one as (…)`. */
const isOwnName = (text: string, table: string): boolean =>
  new RegExp(`(?:with|recursive|,)\\s+"?${table}"?\\s+as\\s+(?:materialized\\s+)?\\(`, 'i').test(text)

/**
 * Locks must follow the order of the statement, and rows in a subquery are locked before they are sorted: the condition
 * is added to the statement itself (docs/adr/0031).
 */
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

/** Number of open parentheses at a place in a statement. */
const depthAt = (text: string, place: number): number =>
  [...text.slice(0, place).matchAll(MARKS)].reduce((depth, [sign]) => depth + (steps[sign] ?? 0), 0)

/** Beginning of the statement's own condition. */
function whereAfter(text: string, from: number): number {
  const [where, ...ors] = [...text.matchAll(MARKS)].filter(
    ({ 0: sign, index }) => index > from && !(sign in steps) && depthAt(text, index) === 0,
  )
  if (where?.[0].toLowerCase() !== 'where' || ors.length > 0) throw new Error('what locks rows says which, by and')
  return where.index
}
