import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { seesLine } from '../part.sql.js'
import { underContract } from '../payee/readiness.sql.js'

export interface CompletenessRow {
  id: string
  total: number
  complete: number
  /**
   * Percentage of complete waybills, rounded half up to 2 decimals, but 100 only when none is incomplete; null without
   * waybills.
   */
  rate: string | null
  loadPicture: number
  gatePicture: number
  payeeContract: number
  card: number
}

/**
 * Numbers of complete waybills: with both pictures, a card, and a payee under a valid contract. A waybill that lacks
 * several is counted under each. A captain gets the figures of his own waybills.
 */
export function completenessOf(
  em: Em,
  actor: Actor,
  companyId: string,
  ids: readonly string[],
): Promise<CompletenessRow[]> {
  return rows<CompletenessRow>(
    em,
    sql`with wanted as (
          select k.id from unnest(${[...ids]}::uuid[]) as k(id)
        ), line as (
          select l.settlement_id, coalesce(w.in_picture, '') = '' as no_load, coalesce(w.go_picture, '') = '' as no_gate,
            not coalesce(${underContract('y')}, false) as no_contract, l.card_id is null as no_card
          from wanted k join settlement_line l on l.company_id = ${companyId} and l.settlement_id = k.id and ${seesLine(actor, 'l')}
            join published_waybill w on w.company_id = l.company_id and w.id = l.waybill_id
            left join payee y on y.company_id = l.company_id and y.id = l.payee_id
        ), summed as (
          select k.id, count(l.settlement_id)::int as total,
            count(*) filter (where not (no_load or no_gate or no_contract or no_card))::int as complete,
            count(*) filter (where no_load)::int as "loadPicture", count(*) filter (where no_gate)::int as "gatePicture",
            count(*) filter (where no_contract)::int as "payeeContract", count(*) filter (where no_card)::int as card
          from wanted k left join line l on l.settlement_id = k.id group by k.id
        )
        select *, case when total = 0 then null when complete = total then 100.00
          else least(round(complete * 100.0 / total, 2), 99.99) end::numeric(5, 2) as rate
        from summed`,
  )
}
