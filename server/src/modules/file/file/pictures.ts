import type { Tx } from '../../../kernel/command/command.js'
import { markAttached } from './attached.queries.js'

/** The addresses under which this server shows files, wherever it says that it stands. */
const OWN = /(?:^|,)\s*(?:https?:\/\/[^/,\s]+)?\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=[?,\s]|$)/gi

/** Ids of the stored files among comma-separated addresses; pictures that lie elsewhere name none. */
export const fileIdsOf = (addresses: string | null): string[] =>
  [...(addresses ?? '').matchAll(OWN)].flatMap(([, id]) => id?.toLowerCase() ?? [])

/** The pictures that a record holds from now on are kept for good: its history shows them even after they were taken away. */
export async function keepPictures(tx: Tx, addresses: readonly (string | null)[]): Promise<void> {
  const ids = [...new Set(addresses.flatMap(fileIdsOf))]
  if (ids.length > 0) await markAttached(tx.em, tx.actor.companyId, ids, tx.now)
}
