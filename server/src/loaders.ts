import DataLoader from 'dataloader'
import type { Actor } from './kernel/actor.js'
import { changesOf, clashIds, findPrices } from './modules/price/direct-pay-price/direct-pay-price.list.queries.js'
import type { DirectPayPriceView, PriceChange } from './modules/price/direct-pay-price/direct-pay-price.view.js'
import { changeOf } from './modules/price/direct-pay-price/history.js'
import { findPayees } from './modules/settlement/payee/payee.queries.js'
import type { PayeeView } from './modules/settlement/payee/payee.view.js'
import { linesOf } from './modules/settlement/receipt/receipt.queries.js'
import type { ReceiptLineView } from './modules/settlement/receipt/receipt.view.js'
import { findSettlements, statementRows } from './modules/settlement/settlement/settlement.queries.js'
import type { SettlementView, StatementCarrier } from './modules/settlement/settlement/settlement.view.js'
import { foldStatement } from './modules/settlement/settlement/statement.js'
import { openReviews } from './modules/waybill/change/review.queries.js'
import type { ReviewView } from './modules/waybill/change/review.view.js'
import type { Database } from './platform/database/database.js'

export interface RowKey {
  companyId: string
  id: string
}

/** What an actor reaches differs; a request has one. */
interface OwnKey {
  actor: Actor
  id: string
}

export type Loaders = ReturnType<typeof createLoaders>

const idOf = ({ id }: { id: string }): string => id
const textOf = ({ companyId, id }: RowKey): string => `${companyId}/${id}`

/** One set per request: whatever many rows of an answer need from elsewhere is read in one statement. */
export function createLoaders(database: Database) {
  const payee = new DataLoader<RowKey, PayeeView | null, string>(
    async (keys) => {
      const found = new Map((await findPayees(database.em.fork(), keys)).map((row) => [textOf(row), row]))
      return keys.map((key) => found.get(textOf(key)) ?? null)
    },
    { cacheKeyFn: textOf },
  )
  const receiptLines = new DataLoader<RowKey, ReceiptLineView[], string>(
    async (keys) => {
      const lines = Map.groupBy(await linesOf(database.em.fork(), keys), (line) => line.receiptId)
      return keys.map((key) => lines.get(key.id) ?? [])
    },
    { cacheKeyFn: textOf },
  )
  const statement = new DataLoader<RowKey, StatementCarrier[], string>(
    async (keys) => {
      const companies = Map.groupBy(keys, (key) => key.companyId)
      const found = await Promise.all(
        [...companies].map(([company, own]) =>
          statementRows(
            database.em.fork(),
            company,
            own.map((key) => key.id),
          ),
        ),
      )
      const rows = Map.groupBy(found.flat(), (row) => row.settlementId)
      return keys.map((key) => foldStatement(rows.get(key.id) ?? []))
    },
    { cacheKeyFn: textOf },
  )
  const settlement = new DataLoader<OwnKey, SettlementView | null, string>(
    async (keys) => {
      const ids = keys.map((key) => key.id)
      const read = keys.slice(0, 1).map(({ actor }) => findSettlements(database.em.fork(), actor, ids))
      const found = new Map((await Promise.all(read)).flat().map((row) => [row.id, row]))
      return ids.map((id) => found.get(id) ?? null)
    },
    { cacheKeyFn: idOf },
  )
  const openReview = new DataLoader<OwnKey, ReviewView | null, string>(
    async (keys) => {
      const ids = keys.map((key) => key.id)
      const read = keys.slice(0, 1).map(({ actor }) => openReviews(database.em.fork(), actor, ids))
      const found = new Map((await Promise.all(read)).flat().map((row) => [row.waybillId, row]))
      return ids.map((id) => found.get(id) ?? null)
    },
    { cacheKeyFn: idOf },
  )
  const priceClashes = new DataLoader<OwnKey, DirectPayPriceView[], string>(
    async (keys) => {
      const actor = keys[0]?.actor
      if (!actor) return []
      const em = database.em.fork()
      const pairs = await clashIds(em, actor, keys.map(idOf))
      const ids = [...new Set(pairs.map(({ clashId }) => clashId))]
      const found = new Map((await findPrices(em, actor, ids)).map((price) => [price.id, price]))
      const byPrice = Map.groupBy(pairs, idOf)
      return keys.map(({ id }) => (byPrice.get(id) ?? []).flatMap(({ clashId }) => found.get(clashId) ?? []))
    },
    { cacheKeyFn: idOf },
  )
  const priceChanges = new DataLoader<OwnKey, PriceChange[], string>(
    async (keys) => {
      const actor = keys[0]?.actor
      if (!actor) return []
      const changes = Map.groupBy(
        await changesOf(database.em.fork(), actor, keys.map(idOf)),
        ({ entityId }) => entityId,
      )
      return keys.map(({ id }) => (changes.get(id) ?? []).map(changeOf))
    },
    { cacheKeyFn: idOf },
  )
  return { payee, receiptLines, statement, settlement, openReview, priceClashes, priceChanges }
}
