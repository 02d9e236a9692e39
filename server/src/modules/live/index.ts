import { defineDomain } from '../domain.js'
import { removeNotes } from './change/change.queries.js'
import { ChangeResolver } from './change/change.resolver.js'
import { ChangeService } from './change/change.service.js'

export type { StreamContext } from './change/change.resolver.js'

/** Changes that open pages follow. */
export const live = defineDomain({
  name: 'live',
  services: ({ ground: { database, log } }) => ({
    changes: new ChangeService(database, (error) => log?.warn({ err: error }, 'changes are not told for now')),
  }),
  resolvers: () => [new ChangeResolver()],
  retention: () => [{ name: 'changeNotes', keptDays: 0, of: 'companies', remove: removeNotes }],
})
