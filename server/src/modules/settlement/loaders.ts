import type { Em } from '../../platform/database/database.js'
import { byKey, loaderById, loaderByRow, textOf } from '../loader.js'
import { findPayees } from './payee/payee.queries.js'
import { linesOf } from './receipt/receipt.queries.js'
import { findSettlements, statementRows } from './settlement/settlement.queries.js'
import { foldStatement } from './settlement/statement.js'

export const settlementLoaders = (em: () => Em) => ({
  payee: loaderByRow(async (keys) => {
    const find = byKey(await findPayees(em(), keys), textOf)
    return (key) => find(textOf(key))
  }),
  receiptLines: loaderByRow(async (keys) => {
    const lines = Map.groupBy(await linesOf(em(), keys), (line) => line.receiptId)
    return ({ id }) => lines.get(id) ?? []
  }),
  statement: loaderByRow(async (keys) => {
    const companies = Map.groupBy(keys, ({ companyId }) => companyId)
    const found = await Promise.all(
      [...companies].map(([companyId, own]) =>
        statementRows(
          em(),
          companyId,
          own.map(({ id }) => id),
        ),
      ),
    )
    const rows = Map.groupBy(found.flat(), (row) => row.settlementId)
    return ({ id }) => foldStatement(rows.get(id) ?? [])
  }),
  settlement: loaderById(async (actor, ids) => byKey(await findSettlements(em(), actor, ids), ({ id }) => id)),
})
