import type { Tx } from '../../../kernel/command/command.js'
import { markAttached } from './file.queries.js'

/** Addresses of this server's files, under any host. */
const OWN = /(?:^|,)\s*(?:https?:\/\/[^/,\s]+)?\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=[?,\s]|$)/gi

/** Ids of stored files in comma-separated addresses; addresses of other places have none. */
export const fileIdsOf = (addresses: string | null): string[] =>
  [...(addresses ?? '').matchAll(OWN)].flatMap(([, id]) => id?.toLowerCase() ?? [])

/** Keeps the pictures of a record for good: its history shows them even after they were removed. */
export async function keepPictures(tx: Tx, addresses: readonly (string | null)[]): Promise<void> {
  const ids = [...new Set(addresses.flatMap(fileIdsOf))]
  if (ids.length > 0) await markAttached(tx.em, tx.actor.companyId, ids, tx.now)
}
