import type { Walk } from '../questions/statement.ts'

/** Settlement with a plan. */
const planned = `
  select settlement_id as "settlement" from payment_plan where company_id = {company} and not replaced order by settlement_id limit 1`
const thirty = `
  select array_agg(id) as "settlements" from (select id from settlement where company_id = {company} and not deleted order by id limit 30) s`

/** Walks from receipts to papers, plans and payees. */
export const papers: readonly Walk[] = [
  {
    id: 'receipts to their lines',
    document: `query { receipts(page: { current: 1, size: 200 }) { total records { giveCardNo lines { settleCardNo projectName status } } } }`,
    statement: `
      select r.give_card_no as "giveCardNo", l.settle_card_no as "lines.settleCardNo", l.project_name as "lines.projectName",
        l.status as "lines.status"
      from receipt r left join receipt_line l on l.receipt_id = r.id where r.company_id = {company}`,
  },
  {
    id: 'settlements to their papers',
    document: `query { settlements(page: { current: 1, size: 200 }) { total records { settleNo papers { kind fileName createBy } } } }`,
    statement: `
      select s.settle_no as "settleNo", a.kind as "papers.kind", a.file_name as "papers.fileName", a.create_by as "papers.createBy"
      from settlement s left join settlement_paper a on a.settlement_id = s.id where s.company_id = {company} and not s.deleted`,
  },
  {
    id: 'proofs of settlements to the settlements',
    values: thirty,
    document: `query ($settlements: [ID!]!) {
      documentCompleteness(settlementIds: $settlements) { settleNo settlement { settleAmt project { name } } } }`,
    statement: `
      select s.settle_no as "settleNo", s.settle_amt as "settlement.settleAmt", p.name as "settlement.project.name"
      from settlement s join project p on p.id = s.project_id where s.company_id = {company} and s.id = any({settlements}::uuid[])`,
  },
  {
    id: 'payees of settlements to their numbers of trips',
    document: `query {
      settlements(page: { current: 1, size: 200 }) {
        total records { settleNo payee { payeeName waybills(page: { current: 1, size: 1 }) { total } } } } }`,
    statement: `
      select s.settle_no as "settleNo", y.name as "payee.payeeName",
        case when y.id is not null then (select count(*) from waybill w where w.payee_id = y.id) end as "payee.waybills.total"
      from settlement s left join payee y on y.id = s.payee_id where s.company_id = {company} and not s.deleted`,
  },
  {
    id: 'givers of a settlement to the payee of their trips, or to the one of their last trips',
    values: `select array_agg(id) as "settlements" from settlement where company_id = {company} and not deleted and status = 'PENDING'`,
    document: `query ($settlements: [ID!]!) {
      payeeGroups(settlementIds: $settlements) { giveCardUserId settlement { settleNo } payee { payeeName } proposed { payeeName } } }`,
    statement: `
      select distinct coalesce(r.giver, s.agent_name) as "giveCardUserId", s.settle_no as "settlement.settleNo", y.name as "payee.payeeName",
        n.name as "proposed.payeeName"
      from settlement s join settlement_line l on l.settlement_id = s.id and l.live join waybill w on w.id = l.waybill_id
      left join receipt r on r.id = l.receipt_id left join payee y on y.id = w.payee_id
      left join lateral (select p.* from settlement_line k join receipt q on q.id = k.receipt_id join settlement o on o.id = k.settlement_id
        join waybill v on v.id = k.waybill_id join payee p on p.id = v.payee_id
        where k.live and q.company_id = s.company_id and q.giver = r.giver and p.contract_signed and p.enabled
        order by o.created_at desc limit 1) n on y.id is null
      where s.id = any({settlements}::uuid[])`,
  },
  {
    id: 'settlements to all their payments',
    document: `query { settlements(page: { current: 1, size: 200 }) { total records { settleNo payments { paymentNo payee { payeeName } } } } }`,
    statement: `
      select s.settle_no as "settleNo", t.payment_no as "payments.paymentNo", y.name as "payments.payee.payeeName" from settlement s
      left join (payment_settlement c join payment t on t.id = c.payment_id and not t.deleted join payee y on y.id = t.payee_id)
        on c.settlement_id = s.id where s.company_id = {company} and not s.deleted`,
  },
  {
    id: 'figures of settlements to payees',
    document: `query { settlementStats(by: [PAYEE], page: { current: 1, size: 200 }) { total records { counted payee { payeeName } } } }`,
    statement: `
      select count(*) filter (where s.status not in ('REJECTED', 'SUPERSEDED')) as counted, y.name as "payee.payeeName" from settlement s left join payee y on y.id = s.payee_id
      where s.company_id = {company} and not s.deleted group by y.id, y.name`,
  },
  {
    id: 'lines of payments to their trips, and those to settlements',
    document: `query {
      payments(page: { current: 1, size: 30 }, sort: [{ field: PAYMENT_NO }]) {
        records { paymentNo lines(page: { current: 1, size: 20 }) { records { amt waybill { no settlement { settleNo } } } } } } }`,
    statement: `
      select t.payment_no as "paymentNo", l.amt as "lines.amt", l.no as "lines.waybill.no", l.settle_no as "lines.waybill.settlement.settleNo"
      from (select * from payment where company_id = {company} and not deleted order by payment_no limit 30) t
      left join lateral (select l.amt, w.no, s.settle_no from payment_line l join waybill w on w.id = l.waybill_id
        left join settlement s on s.id = w.settlement_id where l.payment_id = t.id order by w.go_datetime, w.id limit 20) l on true`,
  },
  {
    id: 'invoices to their parts of settlements',
    document: `query {
      invoices(page: { current: 1, size: 100 }) {
        total records { invoiceSn settlements { amt waybillCnt settlement { settleNo settleAmt } } } } }`,
    statement: `
      select i.invoice_sn as "invoiceSn", c.amt as "settlements.amt", c.trips as "settlements.waybillCnt",
        c.settle_no as "settlements.settlement.settleNo", c.settle_amt as "settlements.settlement.settleAmt"
      from invoice i left join lateral (select sum(m.amt) as amt, count(*) as trips, s.settle_no, s.settle_amt from invoice_claim m
        join settlement s on s.id = m.settlement_id where m.invoice_id = i.id and m.live group by s.id, s.settle_no, s.settle_amt) c on true
      where i.company_id = {company} and not i.deleted`,
  },
  {
    id: 'the plan of a settlement to payees',
    values: planned,
    document: `query ($settlement: ID!) {
      paymentPlan(settlementId: $settlement) { amount settlement { settleNo } items { amount sequence payee { payeeName mobile } } } }`,
    statement: `
      select n.amount, s.settle_no as "settlement.settleNo", i.amount as "items.amount", i.sequence as "items.sequence",
        y.name as "items.payee.payeeName", y.mobile as "items.payee.mobile"
      from payment_plan n join settlement s on s.id = n.settlement_id join payment_plan_item i on i.plan_id = n.id
      join payee y on y.id = i.payee_id where n.settlement_id = {settlement} and not n.replaced`,
  },
  {
    id: 'the plan of a settlement to the plans before it',
    values: planned,
    document: `query ($settlement: ID!) {
      paymentPlan(settlementId: $settlement) { amount former { amount remark inForce settlement { settleNo } } } }`,
    statement: `
      select n.amount, o.amount as "former.amount", o.remark as "former.remark", not o.replaced as "former.inForce",
        s.settle_no as "former.settlement.settleNo"
      from payment_plan n join (payment_plan o join settlement s on s.id = o.settlement_id) on o.settlement_id = n.settlement_id and o.replaced
      where n.settlement_id = {settlement} and not n.replaced`,
  },
  {
    id: 'instalments to payees',
    document: `query { instalments(page: { current: 1, size: 200 }) { total records { amount payee { payeeName bindingBankNo } } } }`,
    statement: `
      select i.amount, y.name as "payee.payeeName", y.bank_no as "payee.bindingBankNo" from payment_plan_item i
      join payment_plan n on n.id = i.plan_id and not n.replaced join payee y on y.id = i.payee_id where i.company_id = {company}`,
  },
  {
    id: 'trips to the reviews that they wait for',
    document: `query {
      waybills(filter: { pendingReview: true }, page: { current: 1, size: 100 }) { total records { no review { status reason applyName } } } }`,
    statement: `
      select w.no, r.status as "review.status", r.reason as "review.reason", r.apply_name as "review.applyName" from waybill w
      left join waybill_review r on r.waybill_id = w.id and r.status = 'PENDING' where w.company_id = {company} and w.pending_review`,
  },
  {
    id: 'trips of a driver to what he and the sites say of them',
    document: `query {
      waybills(filter: { driverName: "钟志远" }, page: { current: 1, size: 500 }) { total records { no confirmations { side verdict createBy } } } }`,
    statement: `
      select w.no, c.side as "confirmations.side", c.verdict as "confirmations.verdict", c.user_name as "confirmations.createBy" from waybill w
      left join trip_confirmation c on c.waybill_id = w.id and c.replaced_at is null where w.company_id = {company} and w.driver_name = '钟志远'`,
  },
  {
    id: 'anomalies to the other trips of each',
    document: `query { anomalies(page: { current: 1, size: 300 }) { total records { no others { no } } } }`,
    statement: `
      select w.no, o.no as "others.no" from waybill_anomaly a join waybill w on w.id = a.waybill_id
      left join waybill o on o.id = any(a.other_ids) where a.company_id = {company}`,
  },
  {
    id: 'figures of anomalies to the anomalies behind each',
    document: `query {
      anomalyStats(by: [RULE], page: { current: 1, size: 100 }) {
        total records { rule counted anomalies(page: { current: 1, size: 200 }) { records { no } } } } }`,
    statement: `
      select a.rule, count(*) over (partition by a.rule) as counted, w.no as "anomalies.no"
      from waybill_anomaly a join waybill w on w.id = a.waybill_id where a.company_id = {company}`,
  },
]
