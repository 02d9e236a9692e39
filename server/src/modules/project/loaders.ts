import { byKey, type Loading } from '../loader.js'
import { dumpSitesByIds, projectsByIds } from './project/project.queries.js'

export const projectLoaders = (load: Loading) => ({
  project: load.byId(async (actor, ids) => byKey(await projectsByIds(load.em(), actor, ids), ({ id }) => id)),
  dumpSite: load.byId(async (actor, ids) => byKey(await dumpSitesByIds(load.em(), actor, ids), ({ id }) => id)),
})
