import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { Port, type World } from '../../domain.js'
import { isCaptain } from '../../identity/index.js'
import { claimFile, markAttached } from './file.queries.js'
import type { FilePurpose } from './purposes.js'

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

/**
 * Id of the one file that an address names, which belongs to the company for good from now on; undefined where the
 * actor may not hand it in. A captain uploads without a company, and only he may name what he sent.
 */
export async function claimedFile(tx: Tx, address: string, purpose: FilePurpose): Promise<string | undefined> {
  const [id, ...others] = fileIdsOf(address)
  if (id === undefined || others.length > 0) return undefined
  return claimFile(tx, { id, purpose, own: isCaptain(tx.actor) })
}

/** Finder that tells whether a file is on a paper of something that the actor, a captain, owns. */
export type FinderOfPapers = (em: Em, actor: Actor, fileId: string) => Promise<boolean>

/** Port for finders: a captain stands in no company, and views a picture by the record that shows it. */
export const papersOfCaptains = new Port<FinderOfPapers>('papers of captains')

/** Whether any record of a captain shows the file. */
export type PaperOfCaptain = (actor: Actor, fileId: string) => Promise<boolean>

/** Asks all finders, within the companies that have the captain. */
export const paperOfCaptain =
  (world: World, em: () => Em): PaperOfCaptain =>
  async (actor, fileId) => {
    for (const shows of world.filled(papersOfCaptains)) if (await shows(em(), actor, fileId)) return true
    return false
  }
