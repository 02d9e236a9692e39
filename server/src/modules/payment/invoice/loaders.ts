import type { Actor } from '../../../kernel/command/actor.js'
import type { PageRequest } from '../../../kernel/list/list.js'
import { byKey, type Loading } from '../../loader.js'
import { type ClaimableAsked, claimableSettlements, claimableWaybills, waybillsOfInvoices } from './claim.queries.js'
import * as lists from './invoice.list.queries.js'
import type { InvoiceView } from './invoice.view.js'

/** Invoices for rows of an answer; a member who may not read payments gets none. */
export const invoiceLoaders = (load: Loading) => {
  const seesThem = (actor: Actor) => actor.can('chain:companypayment:get')
  const beside = (pairsOf: typeof lists.invoicesOfPayments) =>
    load.edge(async (actor, ids, fields) => {
      const pairs = seesThem(actor) ? await pairsOf(load.em(), actor, ids) : []
      const invoiceIds = [...new Set(pairs.map(({ invoiceId }) => invoiceId))]
      const invoices = await lists.findInvoices(load.em(), actor, invoiceIds, fields)
      const wanted = new Map(
        [...Map.groupBy(pairs, ({ ofId }) => ofId)].map(([id, own]) => [
          id,
          new Set(own.map((pair) => pair.invoiceId)),
        ]),
      )
      return (id): InvoiceView[] => invoices.filter((invoice) => wanted.get(id)?.has(invoice.id))
    })
  const assertSees = (actor: Actor) => actor.assert('chain:companypayment:get')
  return {
    waybillsOfInvoice: load.below(async (actor, ids, page: PageRequest) => {
      assertSees(actor)
      return waybillsOfInvoices(load.em(), actor, ids, page)
    }),
    claimableWaybills: load.below(async (actor, ids, asked: ClaimableAsked) => {
      assertSees(actor)
      return claimableWaybills(load.em(), actor, ids, asked)
    }),
    claimableSettlements: load.byId(async (actor, ids) => {
      assertSees(actor)
      const found = Map.groupBy(await claimableSettlements(load.em(), actor, ids), ({ invoiceId }) => invoiceId)
      return (id) => found.get(id) ?? []
    }),
    invoice: load.edge(async (actor, ids, fields) =>
      byKey(seesThem(actor) ? await lists.findInvoices(load.em(), actor, ids, fields) : [], ({ id }) => id),
    ),
    redInvoices: load.edge(async (actor, ids, fields) => {
      const found = seesThem(actor) ? await lists.redInvoicesOf(load.em(), actor, ids, fields) : []
      const byOriginal = Map.groupBy(found, ({ redOfId }) => redOfId)
      return (id) => byOriginal.get(id) ?? []
    }),
    settlementsOfInvoice: load.byId(async (actor, ids) => {
      const found = Map.groupBy(await lists.settlementsOfInvoices(load.em(), actor, ids), (row) => row.invoiceId)
      return (id) => found.get(id) ?? []
    }),
    invoicesOfPayment: beside(lists.invoicesOfPayments),
    invoicesOfSettlement: beside(lists.invoicesOfSettlements),
  }
}
