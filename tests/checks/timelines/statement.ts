/** Records whose timelines are compared, of which each list is read to its end or to a number of rows. */
export const PARENTS = ['SETTLEMENT', 'PAYMENT', 'RECEIPT', 'CARD', 'WAYBILL'] as const
export type Parent = (typeof PARENTS)[number]

/** Neighbours of records: pairs of a record's id with the type and id of a neighbour, in tables as they are kept. */
const LINKS: Record<Parent, string> = {
  WAYBILL: `
    select w.id, 'WAYBILL', w.id from waybill w where w.company_id = $1
    union select w.id, 'CARD', w.card_id from waybill w where w.company_id = $1
    union select w.id, 'RECEIPT', r.receipt_id from waybill w join receipt_line r on r.card_id = w.card_id and r.status = 'OPEN'
      where w.company_id = $1 and w.settlement_id is null
    union select l.waybill_id, 'RECEIPT', l.receipt_id from settlement_line l where l.company_id = $1 and l.live
    union select l.waybill_id, 'SETTLEMENT', l.settlement_id from settlement_line l where l.company_id = $1 and l.live
    union select p.waybill_id, 'PAYMENT', p.payment_id from payment_line p where p.company_id = $1
    union select c.waybill_id, 'INVOICE', c.invoice_id from invoice_claim c where c.company_id = $1 and c.live`,
  CARD: `
    select k.id, 'CARD', k.id from card k where k.company_id = $1
    union select r.card_id, 'RECEIPT', r.receipt_id from receipt_line r where r.company_id = $1
    union select w.card_id, 'SETTLEMENT', w.settlement_id from waybill w where w.company_id = $1
    union select w.card_id, 'PAYMENT', p.payment_id from waybill w join payment_line p on p.waybill_id = w.id
      where w.company_id = $1 and w.settlement_id is not null
    union select w.card_id, 'INVOICE', c.invoice_id from waybill w join invoice_claim c on c.waybill_id = w.id and c.live
      where w.company_id = $1`,
  RECEIPT: `
    select r.id, 'RECEIPT', r.id from receipt r where r.company_id = $1
    union select r.receipt_id, 'CARD', r.card_id from receipt_line r where r.company_id = $1
    union select l.receipt_id, 'SETTLEMENT', l.settlement_id from settlement_line l where l.company_id = $1 and l.live
    union select l.receipt_id, 'PAYMENT', p.payment_id from settlement_line l join payment_line p on p.waybill_id = l.waybill_id
      where l.company_id = $1 and l.live
    union select l.receipt_id, 'INVOICE', c.invoice_id from settlement_line l join invoice_claim c on c.waybill_id = l.waybill_id
      where l.company_id = $1 and l.live and c.live`,
  SETTLEMENT: `
    select s.id, 'SETTLEMENT', s.id from settlement s where s.company_id = $1
    union select l.settlement_id, 'CARD', l.card_id from settlement_line l where l.company_id = $1 and l.counted
    union select l.settlement_id, 'RECEIPT', l.receipt_id from settlement_line l where l.company_id = $1 and l.counted
    union select p.settlement_id, 'PAYMENT', p.payment_id from payment_settlement p where p.company_id = $1
    union select c.settlement_id, 'INVOICE', c.invoice_id from invoice_claim c where c.company_id = $1 and c.live`.replaceAll(
    'l.counted',
    `(l.live or exists (select from settlement e where e.id = l.settlement_id and e.status in ('REJECTED', 'SUPERSEDED')))`,
  ),
  PAYMENT: `
    select p.id, 'PAYMENT', p.id from payment p where p.company_id = $1
    union select p.payment_id, 'SETTLEMENT', p.settlement_id from payment_settlement p where p.company_id = $1
    union select p.payment_id, 'CARD', l.card_id from payment_line p
      join settlement_line l on l.settlement_id = p.settlement_id and l.waybill_id = p.waybill_id where p.company_id = $1
    union select p.payment_id, 'RECEIPT', l.receipt_id from payment_line p
      join settlement_line l on l.settlement_id = p.settlement_id and l.waybill_id = p.waybill_id where p.company_id = $1
    union select i.payment_id, 'INVOICE', i.id from invoice i where i.company_id = $1
    union select p.payment_id, 'INVOICE', c.invoice_id from payment_line p
      join invoice_claim c on c.waybill_id = p.waybill_id and c.live where p.company_id = $1`,
}

/** Waybills of a record whose claims by invoices its timeline tells, as pairs of the record's id and the waybill's. */
const CLAIMED: Record<Parent, string> = {
  WAYBILL: 'select w.id, w.id from waybill w where w.company_id = $1',
  CARD: 'select w.card_id, w.id from waybill w where w.company_id = $1',
  RECEIPT: 'select l.receipt_id, l.waybill_id from settlement_line l where l.company_id = $1 and l.live',
  SETTLEMENT: 'select c.settlement_id, c.waybill_id from invoice_claim c where c.company_id = $1 and c.live',
  PAYMENT: 'select p.payment_id, p.waybill_id from payment_line p where p.company_id = $1',
}

/** Events of the records of a company, each with its place in the chain. */
const EVENTS = `
  select 'WAYBILL' as type, t.id, t.no as number, 1 as rank, '出场' as label, t.go_datetime as at, t.go_staff_name as person
    from waybill t where t.company_id = $1
  union all select 'CARD', t.id, t.card_no, 2, '激活', t.binding_date, null from card t where t.company_id = $1
  union all select 'RECEIPT', t.id, t.give_card_no, 3, '交卡', t.created_at, t.create_by from receipt t where t.company_id = $1
  union all select 'SETTLEMENT', t.id, t.settle_no, 4, '生成结算单', t.created_at, t.settle_name from standing t
  union all select 'SETTLEMENT', t.id, t.settle_no, 5, '已审核', t.audited_at, (select u.name from app_user u where u.id = t.audited_by)
    from standing t where t.status in ('APPROVED', 'PAID')
  union all select 'SETTLEMENT', t.id, t.settle_no, 6, '已驳回', t.audited_at, (select u.name from app_user u where u.id = t.audited_by)
    from standing t where t.status = 'REJECTED'
  union all select 'SETTLEMENT', t.id, t.settle_no, 7, '打印', d.issued_at, null from standing t
    join document_seal d on d.subject_id = t.id and d.kind = 'SETTLEMENT'
  union all select 'PAYMENT', t.id, t.payment_no, 8, '新增付款单', t.created_at, t.create_by from payment t where t.company_id = $1 and not t.deleted
  union all select 'PAYMENT', t.id, t.payment_no, 9, '提交审核', t.submitted_at, null from payment t where t.company_id = $1 and not t.deleted
  union all select 'PAYMENT', t.id, t.payment_no, 10, '付款审核通过', t.audited_at, t.audit_by from payment t
    where t.company_id = $1 and not t.deleted
  union all select 'PAYMENT', t.id, t.payment_no, 11, '已付款', t.paid_at, t.pay_by from payment t where t.company_id = $1 and not t.deleted
  union all select 'PAYMENT', t.id, t.payment_no, 12, '已退款', t.undone_at, t.undo_by from payment t
    where t.company_id = $1 and not t.deleted and t.status = 'RETURNED'
  union all select 'PAYMENT', t.id, t.payment_no, 13, '已冲销', t.undone_at, t.undo_by from payment t
    where t.company_id = $1 and not t.deleted and t.status = 'REVERSED'
  union all select 'INVOICE', t.id, t.invoice_sn, 14, '登记发票', t.created_at, t.create_by from invoice t where t.company_id = $1 and not t.deleted
  union all select 'SETTLEMENT', t.id, t.settle_no, 16,
      '上传资料：' || case p.kind when 'RECEIPT' then '已签回执单' when 'WEIGH_NOTE' then '磅单' when 'INVOICE' then '发票'
        when 'CONTRACT' then '合同' when 'SITE_CONFIRMATION' then '工地确认单' else '其他' end, p.created_at, p.create_by
    from standing t join settlement_paper p on p.settlement_id = t.id`

/** Papers of one moment, in the order of the codes of their kinds. */
const PAPERS = `array_position(array['合同', '发票', '其他', '已签回执单', '工地确认单', '磅单'], split_part(label, '：', 2))`

/**
 * Timelines of the records of a type with the ids $2, written by hand. Claims have times of their own for each record.
 */
export const timelinesOf = (parent: Parent): string => `
  with standing as (select * from settlement where company_id = $1 and not deleted),
    link(of_id, type, id) as (select * from (${LINKS[parent]}) x(of_id, type, id) where x.of_id = any($2::uuid[])),
    claimed(of_id, waybill_id) as (select * from (${CLAIMED[parent]}) x(of_id, waybill_id) where x.of_id = any($2::uuid[])),
    event as (${EVENTS}),
    claim as (
      select distinct on (d.of_id, c.invoice_id) d.of_id, c.invoice_id, c.created_at, (select u.name from app_user u where u.id = c.created_by) as person
      from (select distinct of_id, waybill_id from claimed) d join invoice_claim c on c.company_id = $1 and c.waybill_id = d.waybill_id and c.live
      ${parent === 'SETTLEMENT' ? 'and c.settlement_id = d.of_id' : ''}
      order by d.of_id, c.invoice_id, c.created_at, c.waybill_id),
    entry as (
      select k.of_id, e.type, e.id, e.number, e.rank, e.label, e.at, e.person from link k join event e on e.type = k.type and e.id = k.id
      union all
      select c.of_id, 'INVOICE', t.id, t.invoice_sn, 15, '认领发票', c.created_at, c.person
      from claim c join invoice t on t.company_id = $1 and t.id = c.invoice_id and not t.deleted)
  select of_id as "ofId", type, id, number as no, label, floor(extract(epoch from at))::text as at, person as by
  from entry where at is not null order by entry.at, rank, number, id, ${PAPERS}`
