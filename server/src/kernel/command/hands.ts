import { type Sql, sql } from '../sql/sql.js'
import type { Actor } from './actor.js'

/** People who had a hand in anything that an approval covers. */
export interface Handled {
  hands: readonly string[]
}

/** Hands on a row whose approval can be withdrawn, and whether another person has approved it since the last change. */
export interface HandledAnew extends Handled {
  handsSeen: boolean
}

type Person = Pick<Actor, 'userId'>

/** Whether a person is an editor of the record that he is to approve. */
export const hasHand = ({ userId }: Person, { hands }: Handled): boolean => hands.includes(userId)

/** People with a hand in the record, each once, this person included. */
export const handsWith = ({ userId }: Person, ...rows: readonly Handled[]): string[] => [
  ...new Set([...rows.flatMap(({ hands }) => hands), userId]),
]

/** Hands after a change by this person: earlier ones count no more where another person has approved their work. */
export const handedOn = (person: Person, ...rows: readonly HandledAnew[]): { hands: string[]; handsSeen: false } => ({
  hands: handsWith(person, ...rows.filter(({ handsSeen }) => !handsSeen)),
  handsSeen: false,
})

/** Hands after a change, for an update of many rows under an alias. */
export function handedOnIn(alias: string, { userId }: Person): Sql {
  const [hands, seen] = [sql.raw(`${alias}.hands`), sql.raw(`${alias}.hands_seen`)]
  const more = sql`case when ${userId}::uuid = any(${hands}) then ${hands} else ${hands} || ${userId}::uuid end`
  return sql`hands = case when ${seen} then array[${userId}::uuid] else ${more} end, hands_seen = false`
}
