import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { lockStock, type NewEntry, type Place, writeEntries } from './book.queries.js'
import { remainingBefore } from './opening.queries.js'

export type { NewEntry, Place }

/** Number of tickets that must be there, and the place's name for the refusal. */
interface Wanted {
  where: string
  want: number
}

/**
 * Books on the tickets of one place, after all earlier bookings there. TICKETS_SHORT when the company has fewer than
 * wanted; without `wanted` its stock may become negative, which pages show.
 */
export async function book(tx: Tx, place: Place, entries: readonly NewEntry[], wanted?: Wanted): Promise<void> {
  const have = await lockStock(tx, place)
  if (wanted && have < wanted.want) throw new DomainError('TICKETS_SHORT', { ...wanted, have })
  await writeEntries(tx, entries)
}

/**
 * Books tickets out of a project, after all earlier bookings there. TICKETS_SHORT when the project has fewer than
 * wanted.
 */
export async function bookFromProject(
  tx: Tx,
  entry: NewEntry & { projectId: string },
  { where, want }: Wanted,
): Promise<void> {
  await lockStock(tx, entry)
  const have = await remainingBefore(tx.em, tx.actor, entry, null)
  if (have < want) throw new DomainError('TICKETS_SHORT', { where, want, have })
  await writeEntries(tx, [entry])
}
