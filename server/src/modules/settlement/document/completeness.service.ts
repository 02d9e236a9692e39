import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { idKey } from '../../../kernel/values/id.js'
import { idText, listOf, validate } from '../../../kernel/values/validate.js'
import { paperStatesOf } from '../paper/paper.queries.js'
import { NO_PAPERS } from '../paper/papers.js'
import { findSettlements } from '../settlement/settlement.queries.js'
import { settlementTexts as texts } from '../texts.js'
import { completenessOf } from './completeness.queries.js'
import type { DocumentCompleteness } from './completeness.view.js'
import { missingInWords } from './incomplete.js'

const MAX_SETTLEMENTS = 500
const idsSchema = listOf(idText(texts.settlement), texts.settlement, MAX_SETTLEMENTS)
const HEAD = new Set(['settleNo'])

/** Settlement that lacks papers: the missing ones, as codes and in words. */
export interface IncompleteSettlement extends Pick<DocumentCompleteness, 'settleNo' | 'missing' | 'lacking'> {
  id: string
  missingText: string
}

/** Whether settlements and their waybills have the papers that paying needs (docs/behaviour/settlement.md). */
export class CompletenessService {
  constructor(private readonly database: Database) {}

  /** Rates of settlements in the order of the query; NOT_FOUND when one does not exist. */
  rates(actor: Actor, settlementIds: readonly string[]): Promise<DocumentCompleteness[]> {
    actor.assert('chain:garbagecustomersales:get')
    return this.read(actor, settlementIds)
  }

  /** Settlements that lack a paper or have a waybill that lacks a document; open to all signed-in people. */
  async incomplete(
    actor: Actor,
    settlementIds: readonly string[],
  ): Promise<{ exists: boolean; settlements: IncompleteSettlement[] }> {
    const rows = await this.read(actor, settlementIds)
    const settlements = rows.flatMap(({ companySettleId: id, settleNo, missing, lacking, missingText }) =>
      missingText === null ? [] : [{ id, settleNo, missing, lacking, missingText }],
    )
    return { exists: settlements.length > 0, settlements }
  }

  private async read(actor: Actor, settlementIds: readonly string[]): Promise<DocumentCompleteness[]> {
    const ids = [...new Set(validate(idsSchema, settlementIds, 'ids').map(idKey))]
    const em = this.database.em.fork()
    const settlements = new Map((await findSettlements(em, actor, ids, HEAD)).map((row) => [row.id, row]))
    if (settlements.size < ids.length) throw new DomainError('NOT_FOUND', { what: texts.settlement })
    // Settlements of a captain may belong to several companies.
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
    const states = await paperStatesOf(em, actor, ids)
    return ids.flatMap((id) => {
      const row = rows.get(id)
      if (!row) return []
      const { total, complete, rate, id: companySettleId, ...missing } = row
      const { needed, missing: lacking } = states.get(id) ?? NO_PAPERS
      const ofWaybills = { settleNo: settlements.get(id)?.settleNo ?? '', total, complete, rate, missing }
      const ofSettlement = { needed: needed.length, held: needed.length - lacking.length, lacking }
      const missingText = missingInWords(missing, lacking) || null
      return [{ companySettleId, ...ofWaybills, ...ofSettlement, missingText }]
    })
  }
}
