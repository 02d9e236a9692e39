import type { Actor } from '../../../kernel/command/actor.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { hasPart, type OwnCompany } from '../../identity/index.js'
import { columnsOfPart, inEachCompany, ownLines } from '../part.sql.js'

/**
 * Settlements `s` as a captain sees them, with the names of the table's columns: where a settlement holds waybills of other captains,
 * too, its sums are those of his waybills, and nothing is told that could be about another's. A plain choice of columns, so that what
 * nobody asks for is not summed up, and what he filters or sorts by is his own.
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
    // Paid in full or not at all each has his share; what is between is not said whose it is.
    paid_amt: sql`case when s.status = 'PAID' then ${amount} when s.paid_amt = 0 then 0.00 end`,
    pledged_amt: sql`null`,
    invoiced_amt: sql`null`,
    remark: sql`null`,
    reason: sql`null`,
  })
  return sql`select s.company_id, s.id, s.settle_no, s.project_id, s.project_name, s.settle_name, s.status, s.successor_id, s.deleted,
      s.created_by, s.hands, s.audited_at, s.audit_own, s.four_eyes_off, s.version, s.created_at, ${values},
      ${of(sql`count(*) filter (where l.live and l.payee_id is null)::int`)} as lacking_payee_count,
      ${of(sql`count(*) filter (where l.live and l.price_reject_reason is not null)::int`)} as rejected_price_count
    from settlement s where ${hasPart(own, 's')}`
}
