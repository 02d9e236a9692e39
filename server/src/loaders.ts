import { domains } from './domains.js'
import type { Loaders } from './kernel/context.js'
import { LongPages } from './kernel/list/long-pages.js'
import type { Database } from './kernel/sql/database.js'
import type { Domain } from './modules/domain.js'
import { Loading } from './modules/loader.js'

/** Loaders of one request: values that many rows of an answer need are read in one statement. */
export function createLoaders(database: Database, longPages = new LongPages()): Loaders {
  return new RequestLoaders(() => database.em.fork(), longPages) as unknown as Loaders
}

/** Most requests need no loader, so a domain's are made when the first of them is asked for. */
class RequestLoaders extends Loading {
  make(loadersOf: NonNullable<Domain['loaders']>): void {
    Object.defineProperties(this, Object.getOwnPropertyDescriptors(loadersOf(this)))
  }
}

const unread = new Loading(() => {
  throw new Error('loaders are named here, and read nothing')
}, new LongPages())

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
