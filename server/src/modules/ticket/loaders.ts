import type { Loading } from '../loader.js'
import { costsOfWaybills } from './cost/cost.queries.js'

export const ticketLoaders = (load: Loading) => ({
  /** Whoever may not look at tickets sees no cost beside a waybill. */
  ticketCost: load.byId(async (actor, ids) => {
    const costs = actor.can('chain:companyticket:get') ? await costsOfWaybills(load.em(), actor, ids) : []
    const found = new Map(costs.map(({ id, price }) => [id, price]))
    return (id) => found.get(id) ?? null
  }),
})
