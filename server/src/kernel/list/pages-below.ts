import type { Em } from '../sql/database.js'
import { rows, type Sql, sql } from '../sql/sql.js'
import { isId } from '../values/id.js'
import { validate } from '../values/validate.js'
import { type PageRequest, pageSchema } from './list.js'

/** Rows that lie below records, as items of an order do. */
export interface RowsBelow {
  columns: Sql
  /** From where they come and which they are; `k.id` is the record. */
  from: Sql
  order: Sql
  /** Sums over all rows below a record, beside their number: `, sum(price) as price`. */
  sums?: Sql
}

/** One page below each of these records, in two statements however many records there are. */
export async function pagesBelow<Row extends object, Sums extends object = object>(
  em: Em,
  ids: readonly string[],
  { columns, from, order, sums = sql`` }: RowsBelow,
  page: PageRequest,
): Promise<(id: string) => { records: Row[]; total: number } & Sums> {
  const { current, size } = validate(pageSchema, page, 'page')
  const records = sql`unnest(${ids.filter(isId)}::uuid[]) as k(id)`
  const counted = await rows<{ ofId: string; total: number } & Sums>(
    em,
    sql`select k.id as "ofId", x.* from ${records} cross join lateral (select count(*)::int as total${sums} ${from}) x`,
  )
  const found = await rows<Row & { ofId: string }>(
    em,
    sql`select k.id as "ofId", x.* from ${records} cross join lateral (
          select ${columns}, row_number() over (order by ${order}) as place ${from}
          order by ${order} limit ${size} offset ${(current - 1) * size}) x
        order by k.id, x.place`,
  )
  const byRecord = Map.groupBy(found, ({ ofId }) => ofId)
  const countOf = new Map(counted.map((row) => [row.ofId, row]))
  return (id) => {
    const row = countOf.get(id)
    if (!row) throw new Error(`${id} is not among the records`)
    return { ...row, records: byRecord.get(id) ?? [] }
  }
}
