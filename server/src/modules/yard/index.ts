import { defineDomain } from '../domain.js'
import { type Edge, edgesOf } from '../edge.js'
import { identity } from '../identity/index.js'
import { byKey, type Loading } from '../loader.js'
import { DumpSiteView, dumpSiteEdge } from '../project/index.js'
import { waybill } from '../waybill/index.js'
import { arrivalSheet } from './arrival/arrival.queries.js'
import { ArrivalResolver } from './arrival/arrival.resolver.js'
import { ArrivalService } from './arrival/arrival.service.js'
import { publishedByYard } from './entities.js'
import { usesByYards } from './merges.queries.js'
import { yardPermissions } from './permissions.js'
import { yardErrors } from './texts.js'
import { yardSiteSheet, yardsOfSites } from './yard-site/yard-site.queries.js'
import { YardSiteResolver } from './yard-site/yard-site.resolver.js'
import { YardSiteService } from './yard-site/yard-site.service.js'
import { YardSiteView } from './yard-site/yard-site.view.js'

const yardLoaders = (load: Loading) => ({
  /** Edge from a dump site to whoever runs it; null for a member who may not look at that. */
  yardOfSite: load.edge(async (actor, ids, fields) => {
    const found = actor.can('chain:yard:get') ? await yardsOfSites(load.em(), actor, ids, fields) : []
    return byKey(found, ({ garbageId }) => garbageId)
  }),
})

const yardEdge: Edge = {
  name: 'yard',
  to: () => YardSiteView,
  by: 'id',
  loader: 'yardOfSite',
  label: '由谁经营、何时开放；无人认领的为空，不可查看的人看不到',
}

/** The desk of dump sites: who runs them, and the trips that come to them. */
export const yard = defineDomain({
  name: 'yard',
  errors: yardErrors,
  permissions: yardPermissions,
  published: publishedByYard,
  services(world) {
    const { database, run } = world.ground
    const { codes, sessions } = world.of(identity)
    return {
      yardSites: new YardSiteService(database, run, codes, () => sessions.forget()),
      arrivals: new ArrivalService(database, run, world.of(waybill).tripConfirmations),
    }
  },
  resolvers: ({ yardSites, arrivals }) => [
    new YardSiteResolver(yardSites),
    new ArrivalResolver(arrivals),
    ...edgesOf(YardSiteView, dumpSiteEdge),
    ...edgesOf(DumpSiteView, yardEdge),
  ],
  loaders: yardLoaders,
  sheets: { YARD_SITES: yardSiteSheet, ARRIVALS: arrivalSheet },
  fills: usesByYards,
})
