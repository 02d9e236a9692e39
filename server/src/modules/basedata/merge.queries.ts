import type { Tx } from '../../kernel/command/command.js'
import { columnNameOf } from '../../kernel/fields.js'
import { firstRow, inUuids, rows, type Sql, sql } from '../../kernel/sql/sql.js'
import type { BaseData } from './definition.js'

type Kind = Pick<BaseData<object>, 'table' | 'named' | 'fields'>

const nameOf = ({ named, fields }: Kind, alias: string): Sql =>
  sql.ref(`${alias}.${columnNameOf(named, fields[named] ?? {})}`)

export interface MergeRow {
  id: string
  name: string
  enabled: boolean
  mergedInto: string | null
}

/** Two rows, and those merged into the second one earlier, locked in one order. */
export function lockForMerge({ em, actor }: Tx, kind: Kind, keepId: string, dropId: string): Promise<MergeRow[]> {
  return rows(
    em,
    sql`select t.id, ${nameOf(kind, 't')} as name, t.enabled, t.merged_into as "mergedInto" from ${sql.ref(kind.table)} t
        where t.company_id = ${actor.companyId} and (${inUuids(sql`t.id`, [keepId, dropId])} or ${inUuids(sql`t.merged_into`, [dropId])})
        order by t.id for update of t`,
  )
}

/** Names of a merged row and of the row it was merged into; undefined where it was not merged. */
export const mergedRow = (
  { em, actor }: Tx,
  kind: Kind,
  id: string,
): Promise<{ name: string; kept: string } | undefined> =>
  firstRow(
    em,
    sql`select ${nameOf(kind, 'd')} as name, ${nameOf(kind, 'k')} as kept from ${sql.ref(kind.table)} d
        join ${sql.ref(kind.table)} k on k.company_id = d.company_id and k.id = d.merged_into
        where d.company_id = ${actor.companyId} and d.id = ${id}`,
  )

/** Columns of lists: the row that `alias` was merged into, and the rows merged into it. */
export const mergedColumns = (alias: string, table: string, column = 'name') => {
  const [own, from, called] = [(name: string) => sql.raw(`${alias}.${name}`), sql.raw(table), sql.raw(column)]
  return {
    mergedIntoName: sql`(select k.${called} from ${from} k
      where k.company_id = ${own('company_id')} and k.id = ${own('merged_into')})`,
    mergedNames: sql`(select string_agg(d.${called}, '、' order by d.${called}, d.id) from ${from} d
      where d.company_id = ${own('company_id')} and d.merged_into = ${own('id')})`,
  }
}
