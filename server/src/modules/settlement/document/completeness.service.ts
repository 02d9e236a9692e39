import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import type { Database } from '../../../platform/database/database.js'
import { findSettlements } from '../settlement/settlement.queries.js'
import { settlementTexts as texts } from '../texts.js'
import { completenessOf } from './completeness.queries.js'
import type { DocumentCompleteness, MissingDocuments } from './completeness.view.js'

const MAX_SETTLEMENTS = 500
const idsSchema = listOf(idText(texts.settlement), texts.settlement, MAX_SETTLEMENTS)
const HEAD = new Set(['settleNo'])

/** Whether the waybills of settlements have the documents that paying needs (000 §7). */
export class CompletenessService {
  constructor(private readonly database: Database) {}

  /** One row for each settlement, in the order asked for; NOT_FOUND when one of them is not there. */
  rates(actor: Actor, settlementIds: readonly string[]): Promise<DocumentCompleteness[]> {
    actor.assert('chain:garbagecustomersales:get')
    return this.read(actor, settlementIds)
  }

  /** Whether any of these settlements has a waybill that lacks a document, and which. Open to whoever is signed in. */
  async incomplete(
    actor: Actor,
    settlementIds: readonly string[],
  ): Promise<{ exists: boolean; settlements: { id: string; settleNo: string; missing: MissingDocuments }[] }> {
    const rows = await this.read(actor, settlementIds)
    const settlements = rows
      .filter(({ total, complete }) => complete < total)
      .map(({ companySettleId: id, settleNo, missing }) => ({ id, settleNo, missing }))
    return { exists: settlements.length > 0, settlements }
  }

  private async read(actor: Actor, settlementIds: readonly string[]): Promise<DocumentCompleteness[]> {
    const ids = [...new Set(validate(idsSchema, settlementIds, 'ids').map((id) => id.toLowerCase()))]
    const em = this.database.em.fork()
    const settlements = new Map((await findSettlements(em, actor, ids, HEAD)).map((row) => [row.id, row]))
    if (settlements.size < ids.length) throw new DomainError('NOT_FOUND', { what: texts.settlement })
    // A captain's may lie in several companies.
    const byCompany = Map.groupBy(settlements.values(), ({ companyAuthId }) => companyAuthId)
    const found = await Promise.all(
      [...byCompany].map(([companyId, some]) =>
        completenessOf(
          em,
          actor,
          companyId,
          some.map(({ id }) => id),
        ),
      ),
    )
    const rows = new Map(found.flat().map((row) => [row.id, row]))
    return ids.flatMap((id) => {
      const row = rows.get(id)
      if (!row) return []
      const { total, complete, rate, id: companySettleId, ...missing } = row
      return [{ companySettleId, settleNo: settlements.get(id)?.settleNo ?? '', total, complete, rate, missing }]
    })
  }
}
