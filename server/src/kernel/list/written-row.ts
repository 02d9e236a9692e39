import type { Actor } from '../command/actor.js'
import { type Sql, sql } from '../sql/sql.js'
import { type JsonMember, type JsonRow, memberSql } from './json-row.js'
import type { Column, ListSpec } from './spec.js'
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

/** Members of rows that PostgreSQL shall write, by their keys, in order. */
export type WrittenRow = ReadonlyMap<string, JsonMember | ObjectMember>

/** Row in SQL, with the columns that it needs and the joins of its objects. */
interface Written {
  columns: Column[]
  joins: Record<string, Sql>
  select: Sql
}

type TextColumns = Pick<ListSpec<never, string>, 'columns' | 'computed'>

/** Row that PostgreSQL writes; two lists write the same row each in its own way. */
export function writtenRow(spec: TextColumns, row: WrittenRow, actor: Actor): Written {
  const written: Omit<Written, 'select'> = { columns: [], joins: {} }
  const values = [...row].map(([key, member], at) => {
    const value = 'object' in member ? besideId(spec, member, at, actor, written) : own(spec, member, actor, written)
    return sql`${value} as ${sql.ref(key)}`
  })
  return { ...written, select: sql.join(values) }
}

function own(spec: TextColumns, member: JsonMember, actor: Actor, { columns }: Omit<Written, 'select'>): Sql {
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
  { columns, joins }: Omit<Written, 'select'>,
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
