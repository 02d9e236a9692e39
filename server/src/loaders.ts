import { domains, type Loaders } from './domains.js'
import { Turns } from './kernel/list/turns.js'
import type { Domain } from './modules/domain.js'
import { Loading } from './modules/loader.js'
import type { Database } from './platform/database/database.js'

export type { Loaders } from './domains.js'

/** One set per request: whatever many rows of an answer need from elsewhere is read in one statement. */
export function createLoaders(database: Database, turns = new Turns()): Loaders {
  const loading = new Loading(() => database.em.fork(), turns)
  const parts = (domains as readonly Domain[]).map((domain) => domain.loaders?.(loading))
  return Object.assign({}, ...parts) as Loaders
}
