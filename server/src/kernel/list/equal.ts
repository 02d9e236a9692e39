import { inTexts, type Sql, sql } from '../sql/sql.js'
import { isIdOf } from './filters.js'

/** A column that shall be what an answer shows of it: ids, texts and numbers as they are, joined texts as one of them or all, times to the second, codes by their names. */
export type Equal = { column: string } & (
  | { id: string }
  | { text: string }
  | { joined: string }
  | { number: string }
  | { flag: boolean }
  /** Text where it was kept with a task. */
  | { second: Date | string }
  | { names: readonly string[] }
)

/** What any filter may ask for besides its own members. */
export interface Equals {
  equal?: readonly Equal[]
}

const SECOND_MS = 1000

export function equalTo(column: Sql, wanted: Equal): Sql[] {
  if ('id' in wanted) return isIdOf(column, wanted.id)
  if ('text' in wanted) return [sql`${column} = ${wanted.text}`]
  if ('joined' in wanted)
    return [sql`(${column} = ${wanted.joined} or ${wanted.joined} = any (string_to_array(${column}, ',')))`]
  if ('number' in wanted) return [sql`${column} = ${wanted.number}::numeric`]
  if ('flag' in wanted) return [sql`${column} = ${wanted.flag}`]
  if ('names' in wanted) return [inTexts(column, [...wanted.names])]
  const second = new Date(wanted.second)
  return [sql`${column} >= ${second}`, sql`${column} < ${new Date(second.getTime() + SECOND_MS)}`]
}
