import type { PageRequest } from '../../kernel/list/list.js'
import { byKey, type Loading } from '../loader.js'
import { invoiceLoaders } from './invoice/loaders.js'
import { changeOf } from './payment/payment.history.js'
import {
  changesOfPayments,
  findPayments,
  linesOfPayments,
  paymentsOfSettlements,
  settlementsOfPayments,
} from './payment/payment.list.queries.js'
import { formerPlans } from './plan/plan.queries.js'

export const paymentLoaders = (load: Loading) => ({
  ...invoiceLoaders(load),
  /** Whoever may not look at payments sees none beside an id. */
  payment: load.edge(async (actor, ids, fields) => {
    const seen = actor.can('chain:companypayment:get')
    return byKey(seen ? await findPayments(load.em(), actor, ids, fields) : [], ({ id }) => id)
  }),
  settlementsOfPayment: load.byId(async (actor, ids) => {
    const found = Map.groupBy(await settlementsOfPayments(load.em(), actor, ids), ({ paymentId }) => paymentId)
    return (id) => found.get(id) ?? []
  }),
  changesOfPayment: load.byId(async (actor, ids) => {
    const found = Map.groupBy(await changesOfPayments(load.em(), actor, ids), ({ entityId }) => entityId)
    return (id) => (found.get(id) ?? []).map(changeOf)
  }),
  linesOfPayment: load.below(async (actor, ids, page: PageRequest) => {
    actor.assert('chain:companypayment:get')
    return linesOfPayments(load.em(), actor, ids, page)
  }),
  formerPlans: load.byId(async (actor, ids) => {
    const found = Map.groupBy(await formerPlans(load.em(), actor, ids), ({ newerId }) => newerId)
    return (id) => found.get(id) ?? []
  }),
  /** Whoever may not look at payments sees none beside a settlement. */
  paymentsOfSettlement: load.edge(async (actor, ids, fields) => {
    const pairs = actor.can('chain:companypayment:get') ? await paymentsOfSettlements(load.em(), actor, ids) : []
    const find = byKey(
      await findPayments(load.em(), actor, [...new Set(pairs.map(({ paymentId }) => paymentId))], fields),
      ({ id }) => id,
    )
    const bySettlement = Map.groupBy(pairs, ({ settlementId }) => settlementId)
    return (id) => (bySettlement.get(id) ?? []).flatMap(({ paymentId }) => find(paymentId) ?? [])
  }),
})
