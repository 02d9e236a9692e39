import { byKey, type Loading } from '../loader.js'
import { findCollections } from './collection/collection.list.queries.js'
import { costsOfWaybills } from './cost/cost.queries.js'
import { findPurchases } from './purchase/purchase.list.queries.js'
import { findReconciliations } from './reconciliation/reconciliation.list.queries.js'
import { findRefunds } from './refund/refund.list.queries.js'

export function ticketLoaders(load: Loading) {
  /** The object beside an id, for those who may look at tickets. */
  const seen = <Row extends { id: string }>(
    find: (em: ReturnType<Loading['em']>, ...asked: Parameters<Parameters<Loading['edge']>[0]>) => Promise<Row[]>,
  ) =>
    load.edge(async (actor, ids, fields) =>
      byKey(actor.can('chain:companyticket:get') ? await find(load.em(), actor, ids, fields) : [], ({ id }) => id),
    )
  return {
    /** Whoever may not look at tickets sees no cost beside a waybill. */
    ticketCost: load.byId(async (actor, ids) => {
      const costs = actor.can('chain:companyticket:get') ? await costsOfWaybills(load.em(), actor, ids) : []
      const found = new Map(costs.map(({ id, price }) => [id, price]))
      return (id) => found.get(id) ?? null
    }),
    ticketPurchase: seen(findPurchases),
    ticketCollection: seen(findCollections),
    ticketRefund: seen(findRefunds),
    ticketReconciliation: seen(findReconciliations),
  }
}
