import type { Statements } from './statement.ts'

const owned = `s.company_id = {company} and not s.deleted`
const created = `s.created_at >= {from}::timestamptz and s.created_at < {to}::timestamptz`
const moment = (column: string) => `to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"')`
/** Amount to be paid of a settlement, without taxes that are kept back. */
const payable = `(select coalesce(sum(greatest(l.total_amt - l.pay_taxes, 0)), 0) from settlement_line l where l.settlement_id = s.id and l.live)`

/** Settlements: those that were rejected, merged or split make a group, and add nothing to it. */
export const settlements: Statements = {
  'unpaid-by-payee': `
    select y.name as "payee.payeeName", y.bank_name as "payee.bindingBankName", count(*) as counted,
      sum(s.settle_amt)::numeric(18, 2) as "settleAmt", sum(s.paid_amt)::numeric(18, 2) as "paidAmt",
      sum(s.settle_amt - s.paid_amt)::numeric(18, 2) as "unpaidAmt"
    from settlement s left join payee y on y.id = s.payee_id
    where ${owned} and s.status = 'APPROVED' group by y.id, y.name, y.bank_name having sum(s.settle_amt - s.paid_amt) >= 0.01`,
  'settlement-to-payments': `
    select s.settle_no as "settleNo", s.status, s.settle_amt as "settleAmt", s.paid_amt as "paidAmt",
      t.payment_no as "payments.paymentNo", t.status as "payments.status", t.amt as "payments.amt", ${moment('t.paid_at')} as "payments.payTime"
    from settlement s left join (payment_settlement c join payment t on t.id = c.payment_id and not t.deleted) on c.settlement_id = s.id
    where ${owned} and s.status in ('APPROVED', 'PAID') and ${created}`,
  'money-by-captain-month': `
    select c.name as "captain.name", to_char(s.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      count(*) filter (where s.status not in ('REJECTED', 'SUPERSEDED')) as counted,
      coalesce(sum(s.settle_amt) filter (where s.status not in ('REJECTED', 'SUPERSEDED')), 0)::numeric(18, 2) as "settleAmt",
      coalesce(sum(s.paid_amt) filter (where s.status not in ('REJECTED', 'SUPERSEDED')), 0)::numeric(18, 2) as "paidAmt",
      coalesce(sum(s.settle_amt - s.paid_amt) filter (where s.status not in ('REJECTED', 'SUPERSEDED')), 0)::numeric(18, 2) as "unpaidAmt"
    from settlement s left join captain c on c.id = s.captain_id where ${owned} and ${created} group by c.id, c.name, 2`,
  'unpaid-older-than-30-days': `
    select s.settle_no as "settleNo", ${moment('s.created_at')} as "createTime", s.project_name as "projectName",
      s.agent_name as "agentName", s.settle_amt as "settleAmt", s.paid_amt as "paidAmt",
      (${payable} - s.pledged_amt)::numeric(16, 2) as "leftAmt"
    from settlement s where ${owned} and s.status = 'APPROVED' and s.created_at < {before}::timestamptz`,
  'settlements-by-status': `
    select p.name as "project.projectName", s.status, count(*) as counted, sum(s.settle_cnt) as "settleCnt",
      sum(s.settle_amt)::numeric(18, 2) as "settleAmt"
    from settlement s join project p on p.id = s.project_id
    where ${owned} and s.status in ('PENDING', 'APPROVED', 'PAID') group by p.id, p.name, s.status`,
  'uninvoiced-by-payee': `
    select y.name as "payee.payeeName", sum(s.settle_amt)::numeric(18, 2) as "settleAmt",
      sum(s.invoiced_amt)::numeric(18, 2) as "invoicedAmt", sum(s.settle_amt - s.invoiced_amt)::numeric(18, 2) as "uninvoicedAmt"
    from settlement s left join payee y on y.id = s.payee_id
    where ${owned} and s.status in ('APPROVED', 'PAID') group by y.id, y.name having sum(s.settle_amt - s.invoiced_amt) >= 0.01`,
  'receipts-waiting': `
    select r.giver as "giveCardUserId", count(*) as counted, sum(r.card_count) as "cardCount", sum(r.give_card_cnt) as "giveCardCnt"
    from receipt r where r.company_id = {company} and r.status = 'OPEN' group by 1`,
}
