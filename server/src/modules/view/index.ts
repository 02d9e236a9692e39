import { defineDomain } from '../domain.js'
import { FrameResolver } from './frame/frame.resolver.js'
import { SavedViewResolver } from './saved-view/saved-view.resolver.js'
import { SavedViewService } from './saved-view/saved-view.service.js'

/** Saved views of lists, and other sites that may be shown. */
export const view = defineDomain({
  name: 'view',
  services: ({ ground: { config, database, run } }) => ({
    savedViews: new SavedViewService(database, run),
    frameOrigins: config.frameOrigins,
  }),
  resolvers: ({ savedViews, frameOrigins }) => [new SavedViewResolver(savedViews), new FrameResolver(frameOrigins)],
})
