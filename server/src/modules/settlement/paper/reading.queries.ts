import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inTexts, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { SealKind } from '../document/document.queries.js'

/** Document whose print a paper is. */
export interface Subject {
  kind: SealKind
  id: string
}

/** Documents of the company by their tokens or numbers. */
export function subjectsOf(
  em: Em,
  { companyId }: Actor,
  found: { tokens: readonly string[]; settleNos: readonly string[]; giveCardNos: readonly string[] },
): Promise<Subject[]> {
  return rows(
    em,
    sql`select d.kind, d.subject_id as id from document_seal d
        where d.company_id = ${companyId} and ${inTexts(sql`d.token`, found.tokens)}
        union select 'SETTLEMENT', s.id from settlement s
        where s.company_id = ${companyId} and ${inTexts(sql`s.settle_no`, found.settleNos)}
        union select 'RECEIPT', r.id from receipt r
        where r.company_id = ${companyId} and ${inTexts(sql`r.give_card_no`, found.giveCardNos)}`,
  )
}

/** Settlements that have settled the cards of receipts. */
export async function settlementsOfReceipt(em: Em, { companyId }: Actor, receiptId: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    em,
    sql`select distinct l.settlement_id as id from settlement_line l
        where l.company_id = ${companyId} and l.receipt_id = ${receiptId} and l.live`,
  )
  return found.map(({ id }) => id)
}

/** Settlements into which these were merged, each once. */
export async function keptOf(em: Em, { companyId }: Actor, ids: readonly string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    em,
    sql`with recursive line as (
          select s.id, s.successor_id from settlement s where s.company_id = ${companyId} and ${inUuids(sql`s.id`, ids)}
          union select s.id, s.successor_id from line f join settlement s on s.company_id = ${companyId} and s.id = f.successor_id
        )
        select id from line where successor_id is null`,
  )
  return found.map(({ id }) => id)
}
