import { domains } from './domains.js'
import type { Loaders } from './kernel/context.js'
import { Turns } from './kernel/list/turns.js'
import type { Database } from './kernel/sql/database.js'
import type { Domain } from './modules/domain.js'
import { Loading } from './modules/loader.js'

/** One set per request: whatever many rows of an answer need from elsewhere is read in one statement. */
export function createLoaders(database: Database, turns = new Turns()): Loaders {
  return new RequestLoaders(() => database.em.fork(), turns) as unknown as Loaders
}

/** Most requests need no loader, so a domain's are made when the first of them is asked for. */
class RequestLoaders extends Loading {
  make(loadersOf: NonNullable<Domain['loaders']>): void {
    Object.defineProperties(this, Object.getOwnPropertyDescriptors(loadersOf(this)))
  }
}

const unread = new Loading(() => {
  throw new Error('loaders are named here, and read nothing')
}, new Turns())

for (const { loaders } of domains as readonly Domain[]) {
  for (const name of Object.keys(loaders?.(unread) ?? {})) {
    Object.defineProperty(RequestLoaders.prototype, name, {
      get(this: RequestLoaders & Record<string, unknown>) {
        if (loaders) this.make(loaders)
        return this[name]
      },
    })
  }
}
