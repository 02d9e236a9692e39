import type { Actor } from '../command/actor.js'
import { type Sql, sql } from '../sql/sql.js'
import { type JsonMember, type JsonRow, memberSql } from './json-row.js'
import type { Below } from './list-below.js'
import type { Column, ListRequest, ListSpec } from './spec.js'
import { columnOf, columnSql } from './statements.js'

/** Objects that stand beside the ids of another list's rows, as somebody sees them who sees whole rows. */
export interface ObjectList extends Pick<ListSpec<never, string>, 'from' | 'alias' | 'columns' | 'computed' | 'scope'> {
  /** Column with the id, in the other list. */
  by: string
  /** Whether the actor may look at them at all; nobody else gets any. */
  may(actor: Actor): boolean
  /** Whether the actor sees rows as they are, and not a part of each. */
  seesWhole(actor: Actor): boolean
}

/** Object beside an id, with its own members. */
export interface ObjectMember {
  object: ObjectList
  row: JsonRow
}

/** Place of another list below the rows of a list, for somebody who may look at that list. */
export interface ListBelow {
  /** Column with the key of the row, in the list above. */
  by: string
  below: Below
  may(actor: Actor): boolean
  listOf(actor: Actor): ListSpec<never, string>
}

/** Rows of a page, their number, or a text that is always the same. */
export type PagePart = { page: 'records' | 'total' } | { always: string }

/** Page of a list below each row: its members, those of its rows, and what is asked for. */
export interface PageMember {
  page: ReadonlyMap<string, PagePart>
  row: WrittenRow
  place: ListBelow
  request: Pick<ListRequest<never>, 'filter' | 'sort' | 'page'>
}

/** Members of rows that PostgreSQL shall write, by their keys, in order. */
export type WrittenRow = ReadonlyMap<string, JsonMember | ObjectMember | PageMember>

/** Members of pages in SQL, below the record with the key BELOW_KEY; nothing for a page that the person may not see. */
export type WrittenPages = ReadonlyMap<PageMember, Sql>

/** Key of the record that a page lies below: a name that no alias of a list hides. */
export const BELOW_KEY = sql.raw('"#of"."#key"')

/** Row in SQL, with the columns that it needs and the joins of its objects. */
interface Written {
  columns: Column[]
  joins: Record<string, Sql>
  select: Sql
}

type TextColumns = Pick<ListSpec<never, string>, 'columns' | 'computed'>

const NO_PAGES: WrittenPages = new Map()

/** Row that PostgreSQL writes; two lists write the same row each in its own way. */
export function writtenRow(spec: TextColumns, row: WrittenRow, actor: Actor, pages = NO_PAGES): Written {
  const written = { columns: [], joins: {}, pages }
  const values = [...row].map(
    ([key, member], at) => sql`${valueIn(spec, member, at, actor, written)} as ${sql.ref(key)}`,
  )
  const { columns, joins } = written
  return { columns, joins, select: sql.join(values) }
}

type Writing = Omit<Written, 'select'> & { pages: WrittenPages }

function valueIn(
  spec: TextColumns,
  member: JsonMember | ObjectMember | PageMember,
  at: number,
  actor: Actor,
  writing: Writing,
): Sql {
  if ('object' in member) return besideId(spec, member, at, actor, writing)
  return 'page' in member ? belowKey(spec, member, at, actor, writing) : own(spec, member, actor, writing)
}

function own(spec: TextColumns, member: JsonMember, actor: Actor, { columns }: Writing): Sql {
  return memberSql(member, ({ column: name }) => {
    const column = columnOf(spec, name, actor)
    columns.push(column)
    return columnSql(column)
  })
}

/** Value of an object: joined, so that the planner may look up the few of a long page at once. */
function besideId(
  spec: TextColumns,
  { object, row }: ObjectMember,
  at: number,
  actor: Actor,
  { columns, joins }: Writing,
): Sql {
  if (!object.may(actor)) return sql`null::json`
  const name = `object ${at}`
  const id = columnOf(spec, object.by, actor)
  const { select } = writtenRow(object, row, actor)
  const which = sql`${object.scope(actor)} and ${sql.ref(`${object.alias}.id`)} = ${columnSql(id)}`
  joins[name] = sql`left join lateral (select ${select} from ${object.from} where ${which}) ${sql.ref(name)} on true`
  const value = sql`to_json(${sql.ref(name)})`
  columns.push(id, { sql: value, join: name })
  return value
}

/** Value of a page below a row. */
function belowKey(
  spec: TextColumns,
  member: PageMember,
  at: number,
  actor: Actor,
  { columns, joins, pages }: Writing,
): Sql {
  const select = pages.get(member)
  if (!select) return sql`null::json`
  const name = `page ${at}`
  const key = columnOf(spec, member.place.by, actor)
  const record = sql`(select ${columnSql(key)} as "#key") "#of"`
  joins[name] = sql`cross join lateral (select ${select} from ${record}) ${sql.ref(name)}`
  const value = sql`to_json(${sql.ref(name)})`
  columns.push(key, { sql: value, join: name })
  return value
}
