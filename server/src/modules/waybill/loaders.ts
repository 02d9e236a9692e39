import { beyondCompany } from '../../kernel/sql/wall.js'
import { byKey, type Loading } from '../loader.js'
import { changeOf, projectsIn } from './excavator-record/history.js'
import { changesOfRecords, namesOfProjects } from './excavator-record/history.queries.js'
import { openReviews } from './review/review.queries.js'
import { trackedWaybills } from './track/track.queries.js'
import { waybillsOfCompanies } from './waybill/company-usage.queries.js'
import { findWaybills } from './waybill/waybill.queries.js'

export const waybillLoaders = (load: Loading) => ({
  openReview: load.byId(async (actor, ids) =>
    byKey(await openReviews(load.em(), actor, ids), ({ waybillId }) => waybillId),
  ),
  changesOfExcavatorRecord: load.byId(async (actor, ids) => {
    const changes = await changesOfRecords(load.em(), actor, ids)
    const projects = await namesOfProjects(load.em(), actor, projectsIn(changes))
    const found = Map.groupBy(changes, ({ entityId }) => entityId)
    return (id) => (found.get(id) ?? []).map((change) => changeOf(change, projects))
  }),
  hasTrack: load.byId(async (actor, ids) => {
    const tracked = await trackedWaybills(load.em(), actor, ids)
    return (id) => tracked.has(id)
  }),
  waybillUsage: load.byId(async (actor, ids) => {
    const counts = actor.can('platform:company:get')
      ? await beyondCompany(() => waybillsOfCompanies(load.em(), ids))
      : undefined
    return (id) => counts?.get(id) ?? 0
  }),
  /** Whoever may not look at waybills sees none beside an id. */
  waybill: load.edge(async (actor, ids, fields) => {
    const seen = actor.can('chain:companywaybill:get')
    return byKey(seen ? await findWaybills(load.em(), actor, ids, fields) : [], ({ id }) => id)
  }),
})
