import { Field as GraphField, ID, InputType, Int, ObjectType } from 'type-graphql'
import { type Closed, closedTo } from './closed.js'
import { DateScalar, DecimalScalar, renamedTo } from './graphql.js'
import { type CellKind, type CellValue, type ListSheet, type SheetField, told } from './list/sheet.js'
import type { Column } from './list/spec.js'
import type { Money, Quantity } from './money/money.js'
import { sql } from './sql/sql.js'
import type { Holding } from './values/addresses.js'
import { isWhole, measured } from './values/measure.js'

/**
 * Field of an aggregate, declared once in its `fields.ts`: pages, spreadsheets, refusals, GraphQL and REST take their
 * descriptions from it.
 */
export interface Field {
  /** Chinese name: the heading of its column, also in refusals and the history. */
  label: string
  kind: FieldKind
  /** Values of a code, with their labels. */
  code?: Code<string | number>
  nullable?: true
  /** Permission without which GraphQL shows it empty. */
  closed?: Closed
  /** Addresses that a text holds: one, several joined by commas, or one that is only looked up. */
  holds?: Holding
  /** The longest text that it takes. */
  length?: number
  /** Way in which filters of lists compare it. */
  found?: Finder
  /** Form in which texts are compared, for fields that are neither names nor numbers. */
  form?: 'plate' | 'exact'
  /** Column with the pinyin of a name, by which readings and initials find it. */
  reading?: 'reading'
  /** Whether a filter takes several of its values. */
  foundMany?: true
  /** Field of the same row with the unit of a quantity. */
  countedIn?: string
  /** Note that follows the label in descriptions, including its punctuation. */
  note?: string
  /** Column of the field, where that is not its name in snake case; null where the aggregate's own table has none. */
  column?: string | null
  /** Name in GraphQL, where that is another one; null where GraphQL has none. */
  api?: string | null
  /** Former name in GraphQL, which works for one more version. */
  formerly?: string
  /** Successor in GraphQL of a field that works for one more version. */
  instead?: string
  /** Names in REST, where they differ from GraphQL; empty where REST has none. */
  rest?: readonly string[]
  /** Columns of spreadsheets, where they differ from the name in GraphQL; empty where spreadsheets have none. */
  sheet?: readonly string[]
}

export type FieldKind = 'code' | keyof typeof graphTypes

/** Ways of searching: a part of the text, the whole, one of several, a span. */
export type Finder = 'part' | 'is' | 'any' | 'range'

/** Code by the names that GraphQL has for its values; the values themselves are these names, or numbers. */
export interface Code<Value extends string | number> {
  values: Readonly<Record<string, Value>>
  labels: Readonly<Record<string, string>>
}

export type Fields = Readonly<Record<string, Field>>

/** Fields of every row that people edit: version and times (`edited` in sql/columns.ts). */
export const editedTable = {
  version: { label: '版本', kind: 'count', sheet: [], note: '，修改时带回' },
  createTime: { label: '创建时间', kind: 'time', column: 'created_at' },
  updateTime: { label: '最后修改时间', kind: 'time', column: 'updated_at' },
} as const satisfies Fields

/** Fields of every row that is approved (`approved` in sql/columns.ts). */
export const approvedTable = {
  fourEyesOff: {
    label: '审核时双人复核关闭',
    kind: 'flag',
    nullable: true,
    note: '：审核通过时公司没有开启双人复核；没有审核通过的为空',
  },
} as const satisfies Fields

type PlainOf = { ids: string[]; names: string[]; flag: boolean; count: number; money: Money; quantity: Quantity }
type Plain<F extends Field> = F['kind'] extends keyof PlainOf ? PlainOf[F['kind']] : string
type OrNull<F extends Field> = F extends { nullable: true } ? null : never
/** Value of a code as the database gives it: a text for an enum of texts. */
type Kept<Value extends string | number> = Value extends string ? `${Value}` : Value
/** Value of a code field in the API. */
export type CodeOf<F extends Field> = F extends { code: Code<infer Value> } ? Value : Plain<F>

/**
 * The values of fields under their own names, as the database gives them: amounts as exact text, times as database
 * text.
 */
export type ValuesOf<Table extends Fields> = {
  -readonly [Name in keyof Table]:
    | (Table[Name] extends { code: Code<infer Value> } ? Kept<Value> : Plain<Table[Name]>)
    | OrNull<Table[Name]>
}

export type ApiName<Name, F extends Field> = F extends { api: infer Api } ? Api : Name
/** Values of fields under the names of the API. */
export type ShownOf<Table extends Fields> = {
  -readonly [Name in keyof Table as ApiName<Name, Table[Name]> & string]: CodeOf<Table[Name]> | OrNull<Table[Name]>
}

export const entries = (fields: Fields): [string, Field][] => Object.entries(fields)

/** Some fields of a table, in this order. */
export const pick = <const Table extends Fields, Name extends keyof Table>(
  fields: Table,
  ...names: readonly Name[]
): Pick<Table, Name> => Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Table, Name>

export const apiOf = (name: string, { api = name }: Field): string | null => api
export const columnNameOf = (name: string, { column }: Pick<Field, 'column'>): string =>
  column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Description in the API: label, unit and note. */
export const describe = ({ label, kind, note = '' }: Field): string =>
  `${label}${kind === 'money' ? '（元）' : ''}${note}`

const graphTypes = {
  text: String,
  names: [String],
  id: ID,
  ids: [ID],
  money: DecimalScalar,
  quantity: DecimalScalar,
  time: Date,
  // Days are texts, yyyy-MM-dd.
  day: DateScalar,
  flag: Boolean,
  count: Int,
} as const
export const graphType = ({ kind, code }: Field) => {
  if (kind !== 'code') return graphTypes[kind]
  if (!code) throw new Error('a code without values')
  return code.values
}

/** A base class with the fields that the API shows, for the type of the aggregate to extend. */
export function objectOf<const Table extends Fields>(
  fields: Table,
  more: { implements?: abstract new () => object } = {},
): abstract new () => ShownOf<Table> {
  @ObjectType(more)
  abstract class Shown {}
  for (const [name, field] of entries(fields)) {
    const api = apiOf(name, field)
    if (api === null) continue
    const options = {
      nullable: field.nullable ?? field.closed !== undefined,
      description: [describe(field), field.closed?.note].filter(Boolean).join('；'),
      ...(field.instead === undefined ? {} : { deprecationReason: renamedTo(field.instead) }),
    }
    GraphField(() => graphType(field), options)(Shown.prototype, api)
    if (field.closed) closedTo(field.closed)(Shown.prototype, api)
    if (field.formerly === undefined) continue
    const former = { ...options, deprecationReason: renamedTo(api) }
    GraphField(() => graphType(field), former)(Shown.prototype, field.formerly)
  }
  return Shown as abstract new () => ShownOf<Table>
}

/** Member of an input type. Its type is that of the field unless given; `insteadOf` is its former name. */
export type InputMember = { name: string; description: string; needed?: boolean; insteadOf?: string } & (
  | { field: Field; type?: object }
  | { field?: undefined; type: object }
)

/** Former name of a form's or filter's member. */
export const insteadOf = ({ formerly }: Pick<Field, 'formerly'>): Pick<InputMember, 'insteadOf'> =>
  formerly === undefined ? {} : { insteadOf: formerly }

const givenType = (member: InputMember) => (member.field ? (member.type ?? graphType(member.field)) : member.type)

const renamed = new Map<string, string>()
/** Present names of form and filter members by their former names. */
export const renamedMembers: ReadonlyMap<string, string> = renamed

/**
 * Base class with these members, for a form or a filter to extend; callers may leave out members that are not required.
 */
export function inputOf<Shape extends object>(members: readonly InputMember[]): abstract new () => Shape {
  @InputType()
  abstract class Given {}
  for (const member of members) {
    const { name, needed = false, description } = member
    // Callers may give either of two names, so that neither is required.
    const nullable = !needed || member.insteadOf !== undefined
    GraphField(() => givenType(member), { nullable, description })(Given.prototype, name)
    if (member.insteadOf === undefined) continue
    GraphField(() => givenType(member), { nullable, description })(Given.prototype, member.insteadOf)
    renamed.set(member.insteadOf, name)
  }
  return Given as abstract new () => Shape
}

/** Input under the present names of its members; where both names are given, the present one counts. */
export function underPresentNames(fields: Fields, given: object): Record<string, unknown> {
  const values: Record<string, unknown> = { ...given }
  for (const [name, field] of entries(fields)) {
    const api = apiOf(name, field)
    if (field.formerly === undefined || api === null) continue
    values[api] ??= values[field.formerly]
    if (values[api] === undefined) delete values[api]
    delete values[field.formerly]
  }
  return values
}

export const labelsOf = <Table extends Fields>(fields: Table): { [Name in keyof Table]: string } =>
  Object.fromEntries(entries(fields).map(([name, { label }]) => [name, label])) as { [Name in keyof Table]: string }

/** Columns of these fields on the table with this alias; fields of other tables are left out. */
export function columnsOf(alias: string, fields: Fields): Record<string, Column> {
  const own = entries(fields).flatMap(([name, field]) => {
    const api = apiOf(name, field)
    if (api === null || field.column === null) return []
    const column = sql.raw(`${alias}.${columnNameOf(name, field)}`)
    return [api, field.formerly ?? []].flat().map((shown) => [shown, column] as const)
  })
  return Object.fromEntries(own)
}

const cellKinds: Readonly<Record<Exclude<FieldKind, 'code' | 'flag' | 'names'>, CellKind>> = {
  text: 'text',
  day: 'text',
  id: 'text',
  ids: 'text',
  money: 'money',
  quantity: 'quantity',
  time: 'datetime',
  count: 'count',
}

export const yesOrNo = (flag: boolean): string => (flag ? '是' : '否')

function cellOf(api: string, { kind, code, countedIn }: Field): SheetField<object> {
  // The row comes from the list of these fields.
  const valueIn = (row: object) => (row as Readonly<Record<string, CellValue | boolean>>)[api]
  if (kind === 'names')
    return told((row: object) => (row as Readonly<Record<string, string[]>>)[api]?.join('、') ?? null)
  if (kind === 'flag') return told((row: object) => yesOrNo(valueIn(row) === true))
  if (kind === 'code') {
    const { values = {}, labels: words = {} } = code ?? {}
    const labels = new Map(Object.entries(words).map(([name, label]) => [values[name] ?? name, label]))
    return told((row: object) => labels.get(valueIn(row) as string | number))
  }
  if (countedIn)
    return { kind: cellKinds[kind], value: (row) => inUnit(row, valueIn(row), countedIn), needs: countedIn }
  return { kind: cellKinds[kind], value: (row) => valueIn(row) as CellValue }
}

/** Quantity as its unit is written: pieces have no decimals. */
function inUnit(row: object, value: CellValue | boolean, countedIn: string): CellValue {
  const amount = value as Quantity | null
  const unit = (row as Readonly<Record<string, string | null>>)[countedIn]
  return amount !== null && isWhole(amount, unit) ? { whole: measured(amount, 'TRUCK') } : amount
}

/** Spreadsheet columns that show a field: its name in GraphQL unless it declares others; none for ids. */
function sheetKeysOf(name: string, field: Field): readonly string[] {
  const api = apiOf(name, field)
  return field.sheet ?? (api === null || field.kind === 'id' || field.kind === 'ids' ? [] : [api])
}

export const sheetFieldsOf = (fields: Fields): Record<string, SheetField<object>> =>
  Object.fromEntries(
    entries(fields).flatMap(([name, field]) =>
      sheetKeysOf(name, field).map((key) => [key, cellOf(apiOf(name, field) ?? key, field)]),
    ),
  )

/** Titles of the columns of a sheet. */
export const sheetTitlesOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    entries(fields).flatMap(([name, field]) => sheetKeysOf(name, field).map((key) => [key, field.label])),
  )

type Shown<Row> = Pick<ListSheet<Row>, 'fields' | 'titles'>
type Named<Row> = Omit<ListSheet<Row>, keyof Shown<Row> | 'filterType' | 'sortType'>

/**
 * Spreadsheet of a list with these fields; `type` is the prefix of its GraphQL types. Further columns follow those of
 * the fields, or replace the one of their name.
 */
export const sheetOf = <Row extends object = never>(
  name: string,
  table: Fields,
  { fields, titles, ...own }: Named<Row> & Partial<Shown<Row>>,
): ListSheet<Row> => ({
  ...own,
  filterType: `${name}Filter`,
  sortType: `${name}Sort`,
  fields: { ...sheetFieldsOf(table), ...fields },
  titles: { ...sheetTitlesOf(table), ...titles },
})
