import { defineDomain } from '../domain.js'
import type { Loading } from '../loader.js'
import { readTimelines } from './timeline/timeline.queries.js'
import { timelineResolvers } from './timeline/timeline.resolver.js'
import type { TimelineAsked } from './timeline/timeline.view.js'

const timelineLoaders = (load: Loading) => ({
  timeline: load.below((actor, ids, { of, page }: TimelineAsked) => readTimelines(load.em(), actor, { of, ids }, page)),
})

/** Timelines of records across their neighbours, which belong to several domains (docs/adr/0052-timelines.md). */
export const timeline = defineDomain({
  name: 'timeline',
  services: () => ({}),
  resolvers: timelineResolvers,
  loaders: timelineLoaders,
})
