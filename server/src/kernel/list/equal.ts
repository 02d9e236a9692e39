import type { Field } from '../fields.js'
import { type Form, isCalled } from '../sql/forms.js'
import { inTexts, type Sql, sql } from '../sql/sql.js'
import { textForm } from '../values/forms.js'
import { isIdOf } from './filters.js'

/**
 * A column that shall be what an answer shows of it: ids and numbers as they are, texts as people read them, joined
 * texts as one of them or all, times to the second, codes by their names or numbers.
 */
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

/** Members of a filter that every list has besides its own. */
export interface Equals {
  equal?: readonly Equal[]
}

/** Equal values by the names of the API; a member that is missing does not matter. */
export type EqualMembers = Readonly<Record<string, unknown>>

/** Of the fields of a list, by name, what tells how they are compared. */
export type AskedFields = Readonly<Record<string, Pick<Field, 'kind' | 'api' | 'formerly' | 'form'>>>

/** Filter by members of the rows, in either form. */
export interface AsksEqual {
  equal?: readonly Equal[] | EqualMembers | null
}

/** Members as columns of a list with these fields; undefined when none was given. */
export function equalsAsked({ equal }: AsksEqual, fields: AskedFields = {}): readonly Equal[] | undefined {
  if (!equal || Array.isArray(equal)) return equal ?? undefined
  const given = new Map(Object.entries(equal))
  const asked = Object.entries(fields).flatMap(([name, field]) => {
    const column = field.api ?? name
    const value = given.get(column) ?? given.get(field.formerly ?? column)
    return value === undefined || value === null ? [] : [equalOf(column, field, value)]
  })
  return asked.length > 0 ? asked : undefined
}

// A value is what the schema lets in for a field of that kind.
function equalOf(column: string, { kind }: Pick<Field, 'kind'>, value: unknown): Equal {
  if (kind === 'id') return { column, id: String(value) }
  if (kind === 'flag') return { column, flag: value === true }
  if (kind === 'time') return { column, second: value as Date | string }
  if (kind === 'code' && typeof value === 'string') return { column, names: [value] }
  return kind === 'text' || kind === 'day' ? { column, text: String(value) } : { column, number: String(value) }
}

const SECOND_MS = 1000

/** Form in which texts of a column are compared, where a list has another one than that of names and numbers. */
export const formAsked = (column: string, fields: AskedFields = {}): Form | undefined =>
  Object.entries(fields).find(([name, { api }]) => (api ?? name) === column)?.[1].form

export function equalTo(column: Sql, wanted: Equal, form?: Form): Sql[] {
  if ('id' in wanted) return isIdOf(column, wanted.id)
  if ('text' in wanted) return [isCalled(column, wanted.text, form)]
  if ('joined' in wanted)
    return [
      sql`(${isCalled(column, wanted.joined)} or ${textForm(wanted.joined)} = any (string_to_array(text_form(${column}), ',')))`,
    ]
  if ('number' in wanted) return [sql`${column} = ${wanted.number}::numeric`]
  if ('flag' in wanted) return [sql`${column} = ${wanted.flag}`]
  if ('names' in wanted) return [inTexts(column, [...wanted.names])]
  const second = new Date(Math.floor(new Date(wanted.second).getTime() / SECOND_MS) * SECOND_MS)
  // The second after the last one of all years is a time for the database alone.
  return [sql`${column} >= ${second}`, sql`${column} < ${second}::timestamptz + interval '1 second'`]
}
