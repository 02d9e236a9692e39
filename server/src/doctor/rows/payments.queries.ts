import type { RowCheck } from '../check.js'

/** Way out where payments do not fit what they pay. */
const STOP_PAYING = '立即停止为这些单据付款并备份；对照银行流水核对付款单，用冲销付款单并重新付款改正，不要直接改金额'

/** Way out where claims of an invoice do not fit it. */
const CLAIM_AGAIN = '在发票页撤回这张发票的认领后重新认领；有红字发票的先核对其原票'

/** Payments, plans and invoices, down to their waybills. */
export const payments: readonly RowCheck[] = [
  {
    // Card entries of a paid payment add up to its amounts for waybills on cards; a payment that is not paid has none.
    name: 'payment-ledger',
    title: '付款单记在卡账上的金额与各运单分到的不符',
    mend: STOP_PAYING,
    sql: `
      select coalesce(e.company_id, l.company_id) as company_id, coalesce(e.payment_id, l.payment_id) as payment_id,
        coalesce(e.amt, 0) as ledger, coalesce(l.amt, 0) as waybills
      from (
        select company_id, payment_id, sum(paid_amount) as amt from card_ledger_entry
        where payment_id is not null group by company_id, payment_id
      ) e
      full join (
        select c.company_id, c.payment_id, sum(c.amt) as amt
        from payment_line c
        join payment t on t.company_id = c.company_id and t.id = c.payment_id and t.status = 'PAID'
        join settlement_line x on x.company_id = c.company_id and x.waybill_id = c.waybill_id and x.live and x.card_id is not null
        group by c.company_id, c.payment_id
      ) l on l.company_id = e.company_id and l.payment_id = e.payment_id
      where coalesce(e.amt, 0) <> coalesce(l.amt, 0)`,
  },
  {
    // The pledge of a waybill is the sum of its open and made payments, its paid amount that of the made ones; the
    // pledge stays within the amount due.
    name: 'payment-pledged',
    title: '运单被付款单占用或已付的金额与付款单不符',
    mend: STOP_PAYING,
    sql: `
      select l.company_id, l.settlement_id, l.waybill_id, l.pledged_amt, coalesce(p.pledged, 0) as pledged, w.actually_paid, coalesce(p.paid, 0) as paid
      from settlement_line l
      join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
      left join (
        select c.company_id, c.settlement_id, c.waybill_id, sum(c.amt) as pledged, coalesce(sum(c.amt) filter (where t.status = 'PAID'), 0) as paid
        from payment_line c join payment t on t.company_id = c.company_id and t.id = c.payment_id
        where not t.deleted and t.status not in ('RETURNED', 'REVERSED')
        group by c.company_id, c.settlement_id, c.waybill_id
      ) p on p.company_id = l.company_id and p.settlement_id = l.settlement_id and p.waybill_id = l.waybill_id
      where l.live and (l.pledged_amt <> coalesce(p.pledged, 0) or w.actually_paid <> coalesce(p.paid, 0)
        or l.pledged_amt > greatest(l.total_amt - l.pay_taxes, 0)) or not l.live and (l.pledged_amt <> 0 or coalesce(p.pledged, 0) <> 0)`,
  },
  {
    // The pledge of a settlement is the sum over its waybills; it is PAID exactly when the whole amount due is paid.
    name: 'payment-settlement',
    title: '付款单占用或已付结算单的金额与其运单不符',
    mend: STOP_PAYING,
    sql: `
      select s.company_id, s.settle_no, s.status, s.pledged_amt, s.paid_amt, coalesce(l.pledged, 0) as pledged, coalesce(l.due, 0) as due
      from settlement s
      left join (
        select company_id, settlement_id, sum(pledged_amt) as pledged, sum(greatest(total_amt - pay_taxes, 0)) as due
        from settlement_line where live group by company_id, settlement_id
      ) l on l.company_id = s.company_id and l.settlement_id = s.id
      where s.pledged_amt <> coalesce(l.pledged, 0) or s.pledged_amt < s.paid_amt
        or (s.status = 'PAID') <> (s.paid_amt > 0 and s.paid_amt = coalesce(l.due, 0))`,
  },
  {
    // The amount of a payment is the sum over its settlements and also the sum over its waybills.
    name: 'payment-totals',
    title: '付款单的金额与分到各结算单、运单的金额不符',
    mend: STOP_PAYING,
    sql: `
      select p.company_id, p.payment_no, p.amt, s.amt as settlements, l.amt as waybills, p.waybill_cnt, l.cnt
      from payment p
      left join lateral (
        select coalesce(sum(c.amt), 0) as amt from payment_settlement c
        where c.company_id = p.company_id and c.payment_id = p.id) s on true
      left join lateral (
        select coalesce(sum(c.amt), 0) as amt, count(*) as cnt from payment_line c
        where c.company_id = p.company_id and c.payment_id = p.id) l on true
      where p.amt <> s.amt or not p.deleted and (p.amt <> l.amt or p.waybill_cnt <> l.cnt) or p.deleted and l.cnt > 0`,
  },
  {
    // Items of a payment plan add up to it, and a settlement has at most one plan that is not replaced.
    name: 'plan-items',
    title: '付款计划的各期之和与计划不符，或一张结算单有两份有效计划',
    mend: '在付款计划页作废多余的一份，或重新制定这份计划',
    sql: `
      select p.company_id, p.settle_no, p.amount, coalesce(sum(i.amount), 0) as items
      from payment_plan p
      left join payment_plan_item i on i.company_id = p.company_id and i.plan_id = p.id
      group by p.company_id, p.id, p.settle_no, p.amount
      having p.amount <> coalesce(sum(i.amount), 0)
      union all
      select company_id, min(settle_no), sum(amount), count(*)
      from payment_plan
      where not replaced
      group by company_id, settlement_id
      having count(*) > 1`,
  },
  {
    // The claimed amount of an invoice is the sum of its live claims, and its cancelled amount that of its red-letter
    // invoices. Both together stay within its total.
    name: 'invoice-claims',
    title: '发票已认领的金额与认领明细不符，或多于发票金额',
    mend: CLAIM_AGAIN,
    sql: `
      select t.company_id, t.invoice_sn, t.sum_price, t.claimed_amt, c.amt as claims, t.cancelled_amt, r.amt as red
      from invoice t
      left join lateral (
        select coalesce(sum(c.amt), 0) as amt from invoice_claim c
        where c.company_id = t.company_id and c.invoice_id = t.id and c.live) c on true
      left join lateral (
        select coalesce(-sum(r.sum_price), 0) as amt from invoice r
        where r.company_id = t.company_id and r.red_of = t.id and not r.deleted) r on true
      where t.claimed_amt <> c.amt or t.cancelled_amt <> r.amt or c.amt + r.amt > greatest(t.sum_price, 0)`,
  },
  {
    // A claim covers the whole amount of a waybill on an approved or paid settlement, by an invoice of its payee; the
    // line is marked as invoiced.
    name: 'invoice-lines',
    title: '发票认领的运单不在该收款人的已审核结算单上，或标记不符',
    mend: CLAIM_AGAIN,
    sql: `
      select l.company_id, l.settlement_id, l.waybill_id, l.invoiced, c.id as claim_id, c.amt, l.total_amt
      from settlement_line l
      full join (select * from invoice_claim where live) c
        on c.company_id = l.company_id and c.settlement_id = l.settlement_id and c.waybill_id = l.waybill_id
      left join settlement s on s.company_id = c.company_id and s.id = c.settlement_id
      left join invoice t on t.company_id = c.company_id and t.id = c.invoice_id
      where coalesce(l.invoiced, false) <> (c.id is not null)
        or c.id is not null and (not coalesce(l.live, false) or c.amt <> l.total_amt or s.status not in ('APPROVED', 'PAID') or t.deleted
          or t.red_of is not null or l.payee_id is distinct from t.payee_id)`,
  },
  {
    // The invoiced amount of a settlement is the sum of the live claims on it.
    name: 'invoice-settlement',
    title: '结算单的已开票金额与发票的认领不符',
    mend: CLAIM_AGAIN,
    sql: `
      select s.company_id, s.settle_no, s.invoiced_amt, coalesce(c.amt, 0) as claims
      from settlement s
      left join (
        select company_id, settlement_id, sum(amt) as amt from invoice_claim where live group by company_id, settlement_id
      ) c on c.company_id = s.company_id and c.settlement_id = s.id
      where s.invoiced_amt <> coalesce(c.amt, 0)`,
  },
  {
    // The tax of an invoice is its net amount times its tax point, within a cent for each item of its document. A
    // red-letter invoice that is not deleted has the payee and tax point of its original. Red-letter invoices together
    // take back no more tax than the original has, and all of it with its whole net amount.
    name: 'invoice-tax',
    title: '发票的税额与不含税金额乘税率不符',
    mend: '对照发票原件改正税额或税率；红字发票以其原票为准',
    sql: `
      select t.company_id, t.invoice_sn, t.invoice_sum_price, t.tax_point, t.tax_invoice_sum_price, t.sum_price
      from invoice t
      left join invoice o on o.company_id = t.company_id and o.id = t.red_of
      left join lateral (
        select sum(r.invoice_sum_price) as net, sum(r.tax_invoice_sum_price) as tax from invoice r
        where r.company_id = t.company_id and r.red_of = t.id and not r.deleted) back on true
      where t.red_of is null and abs(t.tax_invoice_sum_price - round(t.invoice_sum_price * t.tax_point / 100, 2)) > 0.01 * coalesce(t.item_count, 0)
        or t.sum_price <> t.invoice_sum_price + t.tax_invoice_sum_price
        or t.red_of is not null and not t.deleted and (o.red_of is not null or o.deleted or o.payee_id <> t.payee_id or o.tax_point <> t.tax_point)
        or t.red_of is null and (t.invoice_sum_price + back.net < 0 or t.tax_invoice_sum_price + back.tax < 0
          or t.invoice_sum_price + back.net = 0 and t.tax_invoice_sum_price + back.tax <> 0)`,
  },
]
