import { Field as GraphField, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DecimalScalar, renamedTo } from './graphql.js'
import type { Column } from './list/list.js'
import { type CellKind, type CellValue, type SheetField, told } from './list/sheet.js'
import type { Money, Quantity } from './money/money.js'
import { sql } from './sql/sql.js'
import type { Holding } from './values/addresses.js'
import { isWhole, measured } from './values/measure.js'

/**
 * A field of an aggregate, said once: its `fields.ts` is a table of these, and what pages, spreadsheets, refusals and both transports
 * say of a field is made from it by the functions below.
 */
export interface Field {
  /** What people call it: the heading of its column, its name in refusals and in the history. */
  label: string
  kind: FieldKind
  /** Of a code: its values, and what they are called. */
  code?: Code<string>
  nullable?: true
  /** Of a text: whether it is the address of a file, or several of them by comma; of a file that is looked up, wherever it is said to lie. */
  holds?: Holding
  /** The longest text that it takes. */
  length?: number
  /** How lists are searched by it. */
  found?: Finder
  /** Of a text: what it is compared as, where it is no name and no number. */
  form?: 'plate' | 'exact'
  /** Of a name: the column that keeps how it is read, so that pinyin and initials find it, too. */
  reading?: 'reading'
  /** They are searched by many of it at once, too. */
  foundMany?: true
  /** Of a quantity: the field of the same row that says what it is counted in. */
  countedIn?: string
  /** Said behind the label wherever the field is described, from its punctuation on. */
  note?: string
  /** Its column, where that is not its name in snake case; null where it comes from elsewhere than the aggregate's own table. */
  column?: string | null
  /** Its name in GraphQL, where that is another one; null where it is not shown. */
  api?: string | null
  /** The name before that one in GraphQL, which still works for one version. */
  formerly?: string
  /** The name to use in GraphQL in place of its own, which works for one version more. */
  instead?: string
  /** Its names in REST, where they are others than in GraphQL; none where it is not shown. */
  rest?: readonly string[]
  /** The columns of a spreadsheet that show it, where they are others than its name in GraphQL; none where it is not shown. */
  sheet?: readonly string[]
}

export type FieldKind = 'text' | 'names' | 'id' | 'ids' | 'code' | 'money' | 'quantity' | 'time' | 'flag' | 'count'

/** What holds the text, what is it, what is one of several, what lies between two. */
export type Finder = 'part' | 'is' | 'any' | 'range'

export interface Code<Value extends string> {
  values: Readonly<Record<string, Value>>
  labels: Readonly<Record<string, string>>
}

export type Fields = Readonly<Record<string, Field>>

/** Version and times of every row that people edit (`edited` in sql/columns.ts). */
export const editedTable = {
  version: { label: '版本', kind: 'count', sheet: [], note: '，修改时带回' },
  createTime: { label: '创建时间', kind: 'time', column: 'created_at' },
  updateTime: { label: '最后修改时间', kind: 'time', column: 'updated_at' },
} as const satisfies Fields

/** Mark of an approval (`approved` in sql/columns.ts). */
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
/** A value of a field as the API has it. */
export type CodeOf<F extends Field> = F extends { code: Code<infer Value> } ? Value : Plain<F>

/** The values of fields under their own names, as the database gives them: amounts as exact text, times as database text. */
export type ValuesOf<Table extends Fields> = {
  -readonly [Name in keyof Table]:
    | (Table[Name] extends { code: Code<infer Value> } ? `${Value}` : Plain<Table[Name]>)
    | OrNull<Table[Name]>
}

export type ApiName<Name, F extends Field> = F extends { api: infer Api } ? Api : Name
/** The same under the names of the API. */
export type ShownOf<Table extends Fields> = {
  -readonly [Name in keyof Table as ApiName<Name, Table[Name]> & string]: CodeOf<Table[Name]> | OrNull<Table[Name]>
}

export const entries = (fields: Fields): [string, Field][] => Object.entries(fields)

/** Some of them, in this order. */
export const pick = <const Table extends Fields, Name extends keyof Table>(
  fields: Table,
  ...names: readonly Name[]
): Pick<Table, Name> => Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Table, Name>

export const apiOf = (name: string, { api = name }: Field): string | null => api
export const columnNameOf = (name: string, { column }: Pick<Field, 'column'>): string =>
  column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** How the API describes it: label, unit and note. */
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
  flag: Boolean,
  count: Int,
} as const
export const graphType = ({ kind, code }: Field) => {
  if (kind !== 'code') return graphTypes[kind]
  if (!code) throw new Error('a code without values')
  return code.values
}

/** A base class with the fields that the API shows, for the type of the aggregate to extend. */
export function objectOf<const Table extends Fields>(fields: Table): abstract new () => ShownOf<Table> {
  @ObjectType()
  abstract class Shown {}
  for (const [name, field] of entries(fields)) {
    const api = apiOf(name, field)
    if (api === null) continue
    const options = {
      nullable: field.nullable ?? false,
      description: describe(field),
      ...(field.instead === undefined ? {} : { deprecationReason: renamedTo(field.instead) }),
    }
    GraphField(() => graphType(field), options)(Shown.prototype, api)
    if (field.formerly === undefined) continue
    GraphField(() => graphType(field), { ...options, deprecationReason: renamedTo(api) })(
      Shown.prototype,
      field.formerly,
    )
  }
  return Shown as abstract new () => ShownOf<Table>
}

/** What is given is a value of the field unless there is a type; `insteadOf` is the name that it had before. */
export type InputMember = { name: string; description: string; needed?: boolean; insteadOf?: string } & (
  | { field: Field; type?: object }
  | { field?: undefined; type: object }
)

/** The name that its member of a form or a filter had before. */
export const insteadOf = ({ formerly }: Pick<Field, 'formerly'>): Pick<InputMember, 'insteadOf'> =>
  formerly === undefined ? {} : { insteadOf: formerly }

const givenType = (member: InputMember) => (member.field ? (member.type ?? graphType(member.field)) : member.type)

const renamed = new Map<string, string>()
/** The present names of members of forms and filters by their former ones. */
export const renamedMembers: ReadonlyMap<string, string> = renamed

/** A base class with these members, for a form or a filter to extend; what is not needed may be left out. */
export function inputOf<Shape extends object>(members: readonly InputMember[]): abstract new () => Shape {
  @InputType()
  abstract class Given {}
  for (const member of members) {
    const { name, needed = false, description } = member
    // Of two names either may be given, so that none is needed by itself.
    const nullable = !needed || member.insteadOf !== undefined
    GraphField(() => givenType(member), { nullable, description })(Given.prototype, name)
    if (member.insteadOf === undefined) continue
    GraphField(() => givenType(member), { nullable, description })(Given.prototype, member.insteadOf)
    renamed.set(member.insteadOf, name)
  }
  return Given as abstract new () => Shape
}

/** What was given under a former name, under the present one; what is given under both counts under the present one. */
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

/** What each field is called. */
export const labelsOf = <Table extends Fields>(fields: Table): { [Name in keyof Table]: string } =>
  Object.fromEntries(entries(fields).map(([name, { label }]) => [name, label])) as { [Name in keyof Table]: string }

/** The columns of a list over the table with this alias: those of the fields that are its own. */
export function columnsOf(alias: string, fields: Fields): Record<string, Column> {
  const own = entries(fields).flatMap(([name, field]) => {
    const api = apiOf(name, field)
    if (api === null || field.column === null) return []
    const column = sql.raw(`${alias}.${columnNameOf(name, field)}`)
    return [api, field.formerly ?? []].flat().map((shown) => [shown, column] as const)
  })
  return Object.fromEntries(own)
}

type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name
type ColumnName<Name extends string, F extends Field> = F extends { column: infer Own extends string }
  ? Own
  : Snake<Name>
type OwnOf<Table extends Fields> = {
  [Name in keyof Table & string]: Table[Name] extends { column: null } | { api: string | null } ? never : Name
}[keyof Table & string]

/** The same for a typed statement: what it selects of the table with this alias, for fields whose name in the API is their own. */
export const selectedOf = <const Table extends Fields, Alias extends string>(alias: Alias, fields: Table) =>
  entries(fields).flatMap(([name, field]) =>
    field.column === null || field.api !== undefined ? [] : [`${alias}.${columnNameOf(name, field)} as ${name}`],
  ) as { [Name in OwnOf<Table>]: `${Alias}.${ColumnName<Name, Table[Name]>} as ${Name}` }[OwnOf<Table>][]

const cellKinds: Readonly<Record<Exclude<FieldKind, 'code' | 'flag' | 'names'>, CellKind>> = {
  text: 'text',
  id: 'text',
  ids: 'text',
  money: 'money',
  quantity: 'quantity',
  time: 'datetime',
  count: 'count',
}

export const yesOrNo = (flag: boolean): string => (flag ? '是' : '否')

function cellOf(api: string, { kind, code, countedIn }: Field): SheetField<object> {
  // Rows are what the list of these fields gave.
  const valueIn = (row: object) => (row as Readonly<Record<string, CellValue | boolean>>)[api]
  if (kind === 'names')
    return told((row: object) => (row as Readonly<Record<string, string[]>>)[api]?.join('、') ?? null)
  if (kind === 'flag') return told((row: object) => yesOrNo(valueIn(row) === true))
  if (kind === 'code') return told((row: object) => code?.labels[String(valueIn(row))])
  if (countedIn)
    return { kind: cellKinds[kind], value: (row) => inUnit(row, valueIn(row), countedIn), needs: countedIn }
  return { kind: cellKinds[kind], value: (row) => valueIn(row) as CellValue }
}

/** A quantity as its unit is written: what is counted in pieces whole. */
function inUnit(row: object, value: CellValue | boolean, countedIn: string): CellValue {
  const amount = value as Quantity | null
  const unit = (row as Readonly<Record<string, string | null>>)[countedIn]
  return amount !== null && isWhole(amount, unit) ? { whole: measured(amount, 'TRUCK') } : amount
}

/** The columns of a spreadsheet that show a field: one of its name in GraphQL but for ids, unless it says otherwise. */
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

/** What those columns are called. */
export const sheetTitlesOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    entries(fields).flatMap(([name, field]) => sheetKeysOf(name, field).map((key) => [key, field.label])),
  )
