import { domains, type Loaders } from './domains.js'
import type { Domain } from './modules/domain.js'
import type { Database } from './platform/database/database.js'

export type { Loaders } from './domains.js'

/** One set per request: whatever many rows of an answer need from elsewhere is read in one statement. */
export function createLoaders(database: Database): Loaders {
  const em = () => database.em.fork()
  const parts = (domains as readonly Domain[]).map((domain) => domain.loaders?.(em))
  return Object.assign({}, ...parts) as Loaders
}
