import type { Loading } from '../loader.js'
import { standingOf } from './role/standing.js'
import { readStanding } from './role/standing.queries.js'

export const identityLoaders = (load: Loading) => ({
  /** What the actor is in his company now, for what rows say that he may do with them. */
  standing: load.byId(async (actor) => {
    const standing = standingOf(actor.userId, await readStanding(load.em(), actor))
    return () => standing
  }),
})
