import type { Actor } from '../../../kernel/command/actor.js'
import type { Below } from '../../../kernel/list/list-below.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { hasPart, inCompanies, type OwnCompany } from '../../identity/index.js'
import { columnsOfPart, inEachCompany, ownLines, seesLine } from '../part.sql.js'

/**
 * Settlements `s` as a captain sees them, under the names of the table's columns. On a settlement with waybills of
 * other captains, sums cover only his waybills, and values that may concern others are null. Columns are subqueries of
 * their own, so that unused sums are not computed, and his filters and orders use his own values.
 */
export const settlementsOfCaptain = (actor: Actor) => ({
  from: inEachCompany(actor, 's', settlementsIn),
  columns: {
    lackingPayeeCount: sql`s.lacking_payee_count`,
    rejectedPriceCount: sql`s.rejected_price_count`,
    part: sql`s.part`,
  },
  scope: () => sql`not s.deleted`,
})

function settlementsIn(own: OwnCompany): Sql {
  const { from, where } = ownLines('settlement_line', sql`l.settlement_id = s.id`, own)
  const of = (what: Sql): Sql => sql`(select ${what} from ${from} where ${where})`
  const amount = of(sql`coalesce(sum(l.total_amt), 0)::numeric(16, 2)`)
  const givers = sql`(select string_agg(distinct r.giver, '、') from ${from}
    join receipt r on r.company_id = l.company_id and r.id = l.receipt_id where ${where})`
  const values = columnsOfPart(own, 's', {
    agent_name: sql`coalesce(${givers}, s.settle_name)`,
    payee_id: of(
      sql`case when count(*) = count(l.payee_id) and count(distinct l.payee_id) = 1 then (array_agg(l.payee_id))[1] end`,
    ),
    settle_cnt: of(sql`count(*)::int`),
    settle_amt: amount,
    // Paid amount of a captain's part, known where the settlement is paid in full or not at all; null in between.
    paid_amt: sql`case when s.status = 'PAID' then ${amount} when s.paid_amt = 0 then 0.00 end`,
    pledged_amt: sql`null`,
    invoiced_amt: sql`null`,
    remark: sql`null`,
    reason: sql`null`,
  })
  return sql`select s.company_id, s.id, s.settle_no, s.project_id, s.project_name, s.settle_name, s.status, s.captain_id, s.successor_id, s.deleted,
      s.created_by, s.hands, s.audited_at, s.audit_own, s.four_eyes_off, s.version, s.created_at, ${values},
      ${of(sql`count(*) filter (where l.live and l.payee_id is null)::int`)} as lacking_payee_count,
      ${of(sql`count(*) filter (where l.live and l.price_reject_reason is not null)::int`)} as rejected_price_count
    from settlement s where ${hasPart(own, 's')}`
}

/** Settlements of receipts that stand; lines of rejected ones have no index on it. */
export const settlementsOfReceipts: Below = {
  on: (key, actor) => sql`s.id = any(array(select l.settlement_id from settlement_line l
    where ${inCompanies(actor, sql`l.company_id`)} and l.receipt_id = ${key} and l.live and ${seesLine(actor, 'l')}))`,
  few: true,
}
