import type { Caller } from './caller'

/** Figures added up by hand, from the rows that the list itself shows to the same person. */
export type Row = Readonly<Record<string, unknown>> & { id: string }

/** Figures of a list, as a test has to know them. */
export interface FiguresOf {
  field: string
  list: string
  /** Beginning of the names of its types. */
  name: string
  /** Fields of a row that dimensions and measures are made of. */
  columns: string
  /** Dimensions: the field of a group, and the value of a row. */
  by: Readonly<Record<string, readonly [field: string, of: (row: Row) => unknown]>>
  /** Whether a row is added up, unless the filter asks for states. */
  counts?(row: Row): boolean
  measures: Readonly<Record<string, (row: Row) => unknown>>
  /** Sums of the list that have the name of a measure. */
  sums: readonly string[]
  /** A filter that some rows match, by states where there are any. */
  filter: object
}

const THOUSAND = 1000n
/** An amount in thousandths; nothing counts as none. */
export function exactly(value: unknown): bigint {
  if (value === null || value === undefined) return 0n
  const text = String(value)
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  const thousandths = BigInt(whole) * THOUSAND + BigInt(part.padEnd(3, '0'))
  return text.startsWith('-') ? -thousandths : thousandths
}

interface Group {
  ids: string[]
  sums: Record<string, bigint>
}

/** Groups by the values of their dimensions. */
export type Groups = Record<string, Group>

const keyOf = (values: readonly unknown[]): string => values.map((value) => String(value ?? null)).join('|')

/** Groups of rows by a program that knows nothing of statements. */
export function groupsByHand(kind: FiguresOf, rows: readonly Row[], by: readonly string[], all: boolean): Groups {
  const { counts = () => true, measures, by: known } = kind
  const groups: Groups = {}
  for (const row of rows) {
    const key = keyOf(by.map((code) => known[code]?.[1](row)))
    const isCounted = all || counts(row)
    const group = groups[key] ?? { ids: [], sums: Object.fromEntries(Object.keys(measures).map((name) => [name, 0n])) }
    groups[key] = group
    group.ids.push(row.id)
    for (const [name, of] of Object.entries(measures)) {
      const adds = name === 'counted' ? isCounted : name === 'leftOut' ? !isCounted : isCounted && of(row)
      group.sums[name] = (group.sums[name] ?? 0n) + (typeof adds === 'boolean' ? (adds ? THOUSAND : 0n) : exactly(adds))
    }
  }
  for (const { ids } of Object.values(groups)) ids.sort()
  return groups
}

/** Rows of the list as a person sees them. */
export async function rowsSeen(caller: Caller, kind: FiguresOf, filter: object | null): Promise<Row[]> {
  const text = `query ($filter: ${kind.name}Filter) { list: ${kind.list}(filter: $filter, page: { size: 500 }) { records { id ${kind.columns} } } }`
  return (await caller.ask<{ list: { records: Row[] } }>(text, { filter })).list.records
}

interface Page {
  total: number
  summary: Record<string, string | number>
  records: { id: string }[]
}
interface Answer {
  total: number
  records: (Record<string, unknown> & { rows: Page })[]
}

/** Groups of several questions at once, as the program tells them, with the ids of their rows. */
export async function groupsTold(
  caller: Caller,
  kind: FiguresOf,
  questions: readonly (readonly string[])[],
  filter: object | null,
): Promise<Groups[]> {
  const fields = [...new Set(Object.values(kind.by).map(([field]) => field)), ...Object.keys(kind.measures)].join(' ')
  const isSingle = questions.every((by) => by.length === 1)
  const sums = isSingle && kind.sums.length > 0 ? `total summary { ${kind.sums.join(' ')} }` : ''
  // Text that does not change with the dimensions: the program reads it once.
  const asked = questions.map(
    (_, at) => `g${at}: ${kind.field}(by: $by${at}, filter: $filter) {
      total records { ${fields} rows: ${kind.list}(page: { size: 30 }) { ${sums} records { id } } } }`,
  )
  const dimension = `${kind.field.charAt(0).toUpperCase()}${kind.field.slice(1, -'Stats'.length)}Dimension`
  const given = questions.map((_, at) => `$by${at}: [${dimension}!]!`)
  const answer = await caller.ask<Record<string, Answer>>(
    `query ($filter: ${kind.name}Filter, ${given.join(', ')}) { ${asked.join(' ')} }`,
    { filter, ...Object.fromEntries(questions.map((by, at) => [`by${at}`, by])) },
  )
  return questions.map((by, at) => {
    const { total, records } = answer[`g${at}`] ?? { total: -1, records: [] }
    if (total !== records.length) throw new Error(`${by}: ${records.length} of ${total} groups`)
    return Object.fromEntries(records.map((record) => [keyOf(valuesOf(kind, by, record)), groupOf(kind, record)]))
  })
}

const valuesOf = (kind: FiguresOf, by: readonly string[], record: Readonly<Record<string, unknown>>): unknown[] =>
  by.map((code) => record[kind.by[code]?.[0] ?? code])

function groupOf(kind: FiguresOf, record: Answer['records'][number]): Group {
  const { rows } = record
  for (const name of rows.summary ? kind.sums : [])
    if (exactly(rows.summary[name]) !== exactly(record[name]))
      throw new Error(`${name}: ${String(rows.summary[name])} of the rows, ${String(record[name])} of the group`)
  const sums = Object.fromEntries(Object.keys(kind.measures).map((name) => [name, exactly(record[name])]))
  return { ids: rows.records.map(({ id }) => id).toSorted(), sums }
}

/** Every dimension by itself, and every two of them. */
export const everyPair = (codes: readonly string[]): string[][] =>
  codes.flatMap((one, at) => [[one], ...codes.slice(at + 1).map((other) => [one, other])])
