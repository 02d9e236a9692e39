import type { Actor } from '../../../kernel/command/actor.js'
import { withinCompanies } from '../../../kernel/sql/wall.js'
import { byKey, type Loading, textOf } from '../../loader.js'
import { cardList, cardsByIds } from '../card/card.queries.js'
import { paperStatesOf, papersOfSettlements } from '../paper/paper.queries.js'
import { NO_PAPERS } from '../paper/papers.js'
import { findPayees } from '../payee/payee.queries.js'
import { linesOf, receiptList, receiptsByIds, receiptsOfSettlements } from '../receipt/receipt.queries.js'
import { cardsOfCompanies, settlementsOfCompanies } from '../usage/usage.queries.js'
import { findSettlements, settlementList, statementRows } from './settlement.queries.js'
import { foldStatement } from './statement.js'

const permission = 'chain:garbagecustomersales:get'

/** Whether somebody may look at cards, receipts and settlements. */
export const seesThem = (actor: Actor): boolean => actor.can(permission)

/** Lists whose pages hang below records. */
export const pagedLists = {
  cardPages: { field: 'cards', permission, list: cardList },
  receiptPages: { field: 'receipts', permission, list: receiptList },
  settlementPages: { field: 'settlements', permission, list: settlementList },
} as const

/** Records beside those of an answer: payees, cards, receipts, statements. */
export const settlementLoaders = (load: Loading) => ({
  payee: load.byRow(async (keys) => {
    const find = byKey(await findPayees(load.em(), keys), textOf)
    return (key) => find(textOf(key))
  }),
  /** Payees with their accounts; none for people who may not read base data. */
  ownPayee: load.byId(async (actor, ids) => {
    const keys = actor.can('chain:basedata:get') ? ids.map((id) => ({ companyId: actor.companyId, id })) : []
    return byKey(keys.length > 0 ? await findPayees(load.em(), keys) : [], ({ id }) => id)
  }),
  receiptLines: load.byId(async (actor, ids) => {
    const lines = Map.groupBy(await linesOf(load.em(), actor, ids), (line) => line.receiptId)
    return (id) => lines.get(id) ?? []
  }),
  statement: load.byId(async (actor, ids) => {
    const rows = Map.groupBy(await statementRows(load.em(), actor, ids), (row) => row.settlementId)
    return (id) => foldStatement(rows.get(id) ?? [])
  }),
  card: load.edge(async (actor, ids, fields) =>
    byKey(seesThem(actor) ? await cardsByIds(load.em(), actor, ids, fields) : [], ({ id }) => id),
  ),
  receipt: load.edge(async (actor, ids, fields) =>
    byKey(seesThem(actor) ? await receiptsByIds(load.em(), actor, ids, fields) : [], ({ id }) => id),
  ),
  /** Edge to the settlement; null for a member who may not read settlements. */
  settlement: load.edge(async (actor, ids, fields) => {
    return byKey(seesThem(actor) ? await findSettlements(load.em(), actor, ids, fields) : [], ({ id }) => id)
  }),
  cardUsage: load.byId(async (actor, ids) => {
    const counts = actor.can('platform:company:get')
      ? await withinCompanies(ids, () => cardsOfCompanies(load.em(), ids))
      : undefined
    return (id) => counts?.get(id) ?? 0
  }),
  settlementUsage: load.byId(async (actor, ids) => {
    const counts = actor.can('platform:company:get')
      ? await withinCompanies(ids, () => settlementsOfCompanies(load.em(), ids))
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
  cardPages: load.pages(pagedLists.cardPages),
  receiptPages: load.pages(pagedLists.receiptPages),
  settlementPages: load.pages(pagedLists.settlementPages),
})
