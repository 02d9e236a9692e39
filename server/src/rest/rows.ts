import { z } from 'zod'
import type { JsonMember, JsonRow } from '../kernel/list/json-row.js'
import { plainTime } from '../kernel/values/clock.js'

/**
 * Declares members that are columns, with their form in REST. Pages whose rows the database writes and answers made of
 * records both use it.
 */
const shownAs = (look: 'plain' | 'plainTime' | 'number' | 'flag') => (column: string) => ({ column, look })

export const same = shownAs('plain')
export const id = (column: string) => ({ column, look: 'plain', of: 'id' }) as const
export const whole = (column: string) => ({ column, look: 'plain', of: 'count' }) as const
/** Texts joined by commas. */
export const joined = (column: string) => ({ column, look: 'plain', of: 'joined' }) as const
export const list = (column: string) => ({ column, look: 'plain', of: 'list' }) as const
export const moment = shownAs('plainTime')
export const flag = shownAs('flag')
/** Number, exact for every amount and quantity of up to 15 digits. */
export const number = shownAs('number')
export const coded = (column: string, { numbers: codes }: { numbers: Readonly<Record<string, number>> }) => ({
  column,
  look: { codes },
})

export interface Row {
  shape: z.ZodObject
  row: JsonRow
}

/** Shape and row of members. */
export function rowOf(members: Readonly<Record<string, readonly [z.ZodType, JsonMember]>>) {
  const all = Object.entries(members)
  const shape = z.object(Object.fromEntries(all.map(([key, [type]]) => [key, type])))
  const row: JsonRow = new Map(all.map(([key, [, member]]) => [key, member]))
  return { shape, row }
}

/** Shows records as rows. */
export const presenterOf =
  (row: JsonRow) =>
  (record: object): Record<string, unknown> => {
    const values = new Map<string, unknown>(Object.entries(record))
    return Object.fromEntries([...row].map(([key, member]) => [key, shown(member, values)]))
  }

function shown(member: JsonMember, values: ReadonlyMap<string, unknown>): unknown {
  if ('always' in member) return member.always
  const value = values.get(member.column) ?? null
  if (value === null) return null
  if (typeof member.look === 'object') return member.look.codes[String(value)]
  if (member.look === 'plainTime') return plainTime(String(value))
  if (member.look === 'number') return Number(value)
  return member.look === 'flag' ? Number(value === true) : value
}
