import { byKey, type Loading } from '../loader.js'
import { openReviews } from './review/review.queries.js'

export const waybillLoaders = (load: Loading) => ({
  openReview: load.byId(async (actor, ids) =>
    byKey(await openReviews(load.em(), actor, ids), ({ waybillId }) => waybillId),
  ),
})
