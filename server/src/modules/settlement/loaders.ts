import { beyondCompany } from '../../kernel/sql/wall.js'
import { byKey, type Loading, textOf } from '../loader.js'
import { paperStatesOf, papersOfSettlements } from './paper/paper.queries.js'
import { NO_PAPERS } from './paper/papers.js'
import { findPayees } from './payee/payee.queries.js'
import { linesOf, receiptsOfSettlements } from './receipt/receipt.queries.js'
import { findSettlements, statementRows } from './settlement/settlement.queries.js'
import { foldStatement } from './settlement/statement.js'
import { cardsOfCompanies, settlementsOfCompanies } from './usage/usage.queries.js'

export const settlementLoaders = (load: Loading) => ({
  payee: load.byRow(async (keys) => {
    const find = byKey(await findPayees(load.em(), keys), textOf)
    return (key) => find(textOf(key))
  }),
  receiptLines: load.byId(async (actor, ids) => {
    const lines = Map.groupBy(await linesOf(load.em(), actor, ids), (line) => line.receiptId)
    return (id) => lines.get(id) ?? []
  }),
  statement: load.byId(async (actor, ids) => {
    const rows = Map.groupBy(await statementRows(load.em(), actor, ids), (row) => row.settlementId)
    return (id) => foldStatement(rows.get(id) ?? [])
  }),
  /** Whoever may not look at settlements sees none beside a waybill. */
  settlement: load.edge(async (actor, ids, fields) => {
    const seen = actor.can('chain:garbagecustomersales:get')
    return byKey(seen ? await findSettlements(load.em(), actor, ids, fields) : [], ({ id }) => id)
  }),
  cardUsage: load.byId(async (actor, ids) => {
    const counts = actor.can('platform:company:get')
      ? await beyondCompany(() => cardsOfCompanies(load.em(), ids))
      : undefined
    return (id) => counts?.get(id) ?? 0
  }),
  settlementUsage: load.byId(async (actor, ids) => {
    const counts = actor.can('platform:company:get')
      ? await beyondCompany(() => settlementsOfCompanies(load.em(), ids))
      : undefined
    return (id) => counts?.get(id) ?? 0
  }),
  papersOfSettlement: load.byId(async (actor, ids) => {
    const papers = Map.groupBy(await papersOfSettlements(load.em(), actor, ids), ({ settlementId }) => settlementId)
    return (id) => papers.get(id) ?? []
  }),
  paperStateOfSettlement: load.byId(async (actor, ids) => {
    const states = await paperStatesOf(load.em(), actor, ids)
    return (id) => states.get(id) ?? NO_PAPERS
  }),
  receiptsOfSettlement: load.edge(async (actor, ids, fields) => {
    const found = await receiptsOfSettlements(load.em(), actor, ids, fields)
    const receipts = Map.groupBy(found, ({ settlementId }) => settlementId)
    return (id) => receipts.get(id) ?? []
  }),
})
