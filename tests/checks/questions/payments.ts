import type { Statements } from './statement.ts'

/** Payments and invoices. */
export const payments: Statements = {
  'paid-by-month': `
    select to_char(t.payment_date, 'YYYY-MM') as "paymentMonth", y.name as "payee.payeeName", count(*) as counted,
      sum(t.amt)::numeric(18, 2) as "paidAmt"
    from payment t join payee y on y.id = t.payee_id
    where t.company_id = {company} and not t.deleted and t.status = 'PAID' and t.payment_date between {from}::date and {to}::date
    group by 1, y.id, y.name`,
  'payments-waiting': `
    select t.payment_no as "paymentNo", t.status, t.payee_name as "payeeName", t.bank_name as "bindingBankName",
      t.bank_no as "bindingBankNo", t.amt, t.create_by as "createBy"
    from payment t where t.company_id = {company} and not t.deleted and t.status in ('SUBMITTED', 'APPROVED')`,
  // A plan holds as long as it is what is owed on its settlement, payee by payee.
  'due-payments': `
    with taken as (
      select i.id, coalesce(sum(c.amt), 0) as pledged, coalesce(sum(c.amt) filter (where t.status = 'PAID'), 0) as paid
      from payment_plan_item i left join (
        payment_settlement c join payment t on t.id = c.payment_id and not t.deleted and t.status not in ('RETURNED', 'REVERSED')
      ) on c.plan_item_id = i.id group by i.id
    )
    select to_char(i.due_date, 'YYYY-MM-DD') as "dueDate", s.settle_no as "settleNo", s.project_name as "projectName",
      i.payee_name as "payeeName", i.amount, k.paid::numeric(16, 2) as "paidAmt",
      greatest(i.amount - k.pledged, 0)::numeric(16, 2) as "leftAmt"
    from payment_plan_item i join payment_plan p on p.id = i.plan_id join settlement s on s.id = p.settlement_id join taken k on k.id = i.id
    where i.company_id = {company} and not p.replaced and s.status in ('APPROVED', 'PAID') and not s.deleted
      and i.due_date <= {to}::date and i.amount > k.paid
      and not exists (
        select from (select l.payee_id, l.total_amt as amount from settlement_line l where l.settlement_id = s.id and l.live
          union all select o.payee_id, -o.amount from payment_plan_item o where o.plan_id = p.id) b
        group by b.payee_id having sum(b.amount) <> 0)`,
  'invoices-by-seller': `
    select v.seller_name as "sellerName", v.tax_point as "taxPoint", count(*) as counted, sum(v.sum_price)::numeric(18, 2) as "sumPrice",
      sum(v.claimed_amt)::numeric(18, 2) as "claimedAmt",
      sum(greatest(v.sum_price, 0) - v.claimed_amt - v.cancelled_amt)::numeric(18, 2) as "leftAmt"
    from invoice v where v.company_id = {company} and not v.deleted group by 1, 2`,
  'payments-by-maker': `
    select t.create_by as "createBy", to_char(t.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, count(*) as counted,
      coalesce(sum(t.amt) filter (where t.status not in ('RETURNED', 'REVERSED')), 0)::numeric(18, 2) as amt,
      coalesce(sum(t.amt) filter (where t.status = 'PAID'), 0)::numeric(18, 2) as "paidAmt",
      coalesce(sum(t.amt) filter (where t.status in ('SUBMITTED', 'APPROVED')), 0)::numeric(18, 2) as "waitingAmt",
      coalesce(sum(t.amt) filter (where t.status in ('RETURNED', 'REVERSED')), 0)::numeric(18, 2) as "undoneAmt"
    from payment t
    where t.company_id = {company} and not t.deleted and t.created_at >= {from}::timestamptz and t.created_at < {to}::timestamptz
    group by 1, 2`,
}
