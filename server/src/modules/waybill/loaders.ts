import type { Em } from '../../platform/database/database.js'
import { byKey, loaderById } from '../loader.js'
import { openReviews } from './change/review.queries.js'

export const waybillLoaders = (em: () => Em) => ({
  openReview: loaderById(async (actor, ids) =>
    byKey(await openReviews(em(), actor, ids), ({ waybillId }) => waybillId),
  ),
})
