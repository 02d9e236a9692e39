import { defineDomain } from '../domain.js'
import { FrameResolver } from './frame/frame.resolver.js'
import { SavedViewResolver } from './saved-view/saved-view.resolver.js'
import { SavedViewService } from './saved-view/saved-view.service.js'

/** How a person has arranged a list, and what of elsewhere may be shown. */
export const view = defineDomain({
  name: 'view',
  services: ({ ground: { config, database, run } }) => ({
    savedViews: new SavedViewService(database, run),
    frameOrigins: config.frameOrigins,
  }),
  resolvers: ({ savedViews, frameOrigins }) => [new SavedViewResolver(savedViews), new FrameResolver(frameOrigins)],
})
