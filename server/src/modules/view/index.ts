import { defineDomain } from '../domain.js'
import { SavedViewResolver } from './saved-view/saved-view.resolver.js'
import { SavedViewService } from './saved-view/saved-view.service.js'

/** How a person has arranged a list. */
export const view = defineDomain({
  name: 'view',
  services: ({ ground: { database, run } }) => ({ savedViews: new SavedViewService(database, run) }),
  resolvers: ({ savedViews }) => [new SavedViewResolver(savedViews)],
})
