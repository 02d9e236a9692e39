import { byKey, type Loading, textOf } from '../loader.js'
import { findPayees } from './payee/payee.queries.js'
import { linesOf, receiptsOfSettlements } from './receipt/receipt.queries.js'
import { findSettlements, statementRows } from './settlement/settlement.queries.js'
import { foldStatement } from './settlement/statement.js'

export const settlementLoaders = (load: Loading) => ({
  payee: load.byRow(async (keys) => {
    const find = byKey(await findPayees(load.em(), keys), textOf)
    return (key) => find(textOf(key))
  }),
  receiptLines: load.byRow(async (keys) => {
    const lines = Map.groupBy(await linesOf(load.em(), keys), (line) => line.receiptId)
    return ({ id }) => lines.get(id) ?? []
  }),
  statement: load.byRow(async (keys) => {
    const companies = Map.groupBy(keys, ({ companyId }) => companyId)
    const found = await Promise.all(
      [...companies].map(([companyId, own]) =>
        statementRows(
          load.em(),
          companyId,
          own.map(({ id }) => id),
        ),
      ),
    )
    const rows = Map.groupBy(found.flat(), (row) => row.settlementId)
    return ({ id }) => foldStatement(rows.get(id) ?? [])
  }),
  /** Whoever may not look at settlements sees none beside a waybill. */
  settlement: load.edge(async (actor, ids, fields) => {
    const seen = actor.can('chain:garbagecustomersales:get')
    return byKey(seen ? await findSettlements(load.em(), actor, ids, fields) : [], ({ id }) => id)
  }),
  receiptsOfSettlement: load.edge(async (actor, ids, fields) => {
    const found = await receiptsOfSettlements(load.em(), actor, ids, fields)
    const receipts = Map.groupBy(found, ({ settlementId }) => settlementId)
    return (id) => receipts.get(id) ?? []
  }),
})
