import type { Walk } from '../questions/statement.ts'

const kept = `s.company_id = {company} and not s.deleted`

/** Walks from cards to receipts, settlements, payments and invoices, and back. */
export const money: readonly Walk[] = [
  {
    id: 'cards to captains, payees, main cards and sub-cards',
    document: `query {
      cards(page: { current: 1, size: 300 }) {
        total
        records { cardNo captain { name } payee { payeeName } parent { cardNo captain { name } } subCards(page: { current: 1, size: 20 }) { records { cardNo } } }
      }
    }`,
    statement: `
      select k.card_no as "cardNo", c.name as "captain.name", y.name as "payee.payeeName", m.card_no as "parent.cardNo",
        mc.name as "parent.captain.name", b.card_no as "subCards.cardNo"
      from card k left join captain c on c.id = k.captain_id left join payee y on y.id = k.give_payee_id
      left join (card m left join captain mc on mc.id = m.captain_id) on m.id = k.parent_id left join card b on b.parent_id = k.id
      where k.company_id = {company}`,
  },
  {
    id: 'cards to receipts, and those to settlements',
    document: `query {
      cards(page: { current: 1, size: 300 }) {
        total records { cardNo receipts(page: { current: 1, size: 20 }) { records { giveCardNo settlements(page: { current: 1, size: 20 }) { records { settleNo } } } } }
      }
    }`,
    statement: `
      select k.card_no as "cardNo", r.give_card_no as "receipts.giveCardNo", s.settle_no as "receipts.settlements.settleNo"
      from card k left join (receipt_line l join receipt r on r.id = l.receipt_id) on l.card_id = k.id
      left join lateral (select distinct s.settle_no from settlement_line n join settlement s on s.id = n.settlement_id
        where n.receipt_id = r.id and n.live and not s.deleted) s on true where k.company_id = {company}`,
  },
  {
    id: 'receipts to cards',
    document: `query { receipts(page: { current: 1, size: 100 }) { total records { giveCardNo cards(page: { current: 1, size: 50 }) { records { cardNo captain { name } } } } } }`,
    statement: `
      select r.give_card_no as "giveCardNo", k.card_no as "cards.cardNo", c.name as "cards.captain.name"
      from receipt r left join (receipt_line l join card k on k.id = l.card_id left join captain c on c.id = k.captain_id) on l.receipt_id = r.id
      where r.company_id = {company}`,
  },
  {
    id: 'settlements to trips and those to trucks',
    document: `query {
      settlements(page: { current: 1, size: 200 }) {
        total records { settleNo project { name } payee { payeeName } waybills(page: { current: 1, size: 1 }) { total } successor { settleNo } }
      }
    }`,
    statement: `
      select s.settle_no as "settleNo", p.name as "project.name", y.name as "payee.payeeName",
        (select count(*) from settlement_line l where l.settlement_id = s.id) as "waybills.total", n.settle_no as "successor.settleNo"
      from settlement s join project p on p.id = s.project_id left join payee y on y.id = s.payee_id left join settlement n on n.id = s.successor_id
      where ${kept}`,
  },
  {
    id: 'settlements to receipts',
    document: `query { settlements(page: { current: 1, size: 200 }) { total records { settleNo receipts { giveCardNo captainless: giveCardUserId } } } }`,
    statement: `
      select s.settle_no as "settleNo", r.give_card_no as "receipts.giveCardNo", r.giver as "receipts.captainless"
      from settlement s left join lateral (select distinct r.give_card_no, r.giver from settlement_line l join receipt r on r.id = l.receipt_id
        where l.settlement_id = s.id) r on true where ${kept}`,
  },
  {
    id: 'settlements to invoices, and those to payments',
    document: `query {
      settlements(page: { current: 1, size: 200 }) {
        total records { settleNo invoicePage(page: { current: 1, size: 20 }) { records { invoiceSn payee { payeeName } payment { paymentNo } } } }
      }
    }`,
    statement: `
      select s.settle_no as "settleNo", i.invoice_sn as "invoicePage.invoiceSn", i.seller as "invoicePage.payee.payeeName",
        i.payment_no as "invoicePage.payment.paymentNo"
      from settlement s left join lateral (
        select distinct i.id, i.invoice_sn, y.name as seller, t.payment_no from invoice_claim m join invoice i on i.id = m.invoice_id and not i.deleted
        join payee y on y.id = i.payee_id left join payment t on t.id = i.payment_id and not t.deleted where m.settlement_id = s.id and m.live) i on true
      where ${kept}`,
  },
  {
    id: 'payments to their trips, and those to captains and projects',
    document: `query {
      payments(page: { current: 1, size: 200 }) {
        total records { paymentNo payee { payeeName mobile } lines(page: { current: 1, size: 3 }) { total } settlements { settlement { settleNo project { name } payee { payeeName } } } }
      }
    }`,
    statement: `
      select t.payment_no as "paymentNo", y.name as "payee.payeeName", y.mobile as "payee.mobile",
        (select count(*) from payment_line l where l.payment_id = t.id) as "lines.total", s.settle_no as "settlements.settlement.settleNo",
        p.name as "settlements.settlement.project.name", sy.name as "settlements.settlement.payee.payeeName"
      from payment t join payee y on y.id = t.payee_id
      left join (payment_settlement c join settlement s on s.id = c.settlement_id join project p on p.id = s.project_id left join payee sy on sy.id = s.payee_id)
        on c.payment_id = t.id where t.company_id = {company} and not t.deleted`,
  },
  {
    id: 'invoices to their payments, red invoices and trips',
    document: `query {
      invoices(page: { current: 1, size: 60 }) {
        total
        records { invoiceSn payee { payeeName } payment { paymentNo } redOf { invoiceSn }
          waybills(page: { current: 1, size: 60 }) { records { amt waybill { no captain { name } } settlement { settleNo } } } }
      }
    }`,
    statement: `
      select i.invoice_sn as "invoiceSn", y.name as "payee.payeeName", t.payment_no as "payment.paymentNo", o.invoice_sn as "redOf.invoiceSn",
        m.amt as "waybills.amt", w.no as "waybills.waybill.no", c.name as "waybills.waybill.captain.name", s.settle_no as "waybills.settlement.settleNo"
      from invoice i join payee y on y.id = i.payee_id left join payment t on t.id = i.payment_id and not t.deleted left join invoice o on o.id = i.red_of
      left join (invoice_claim m join waybill w on w.id = m.waybill_id join captain c on c.id = w.captain_id join settlement s on s.id = m.settlement_id)
        on m.invoice_id = i.id and m.live where i.company_id = {company} and not i.deleted`,
  },
  {
    id: 'instalments to their settlements and projects',
    document: `query {
      instalments(page: { current: 1, size: 200 }) { total records { dueDate amount project { name } settlement { settleNo payee { payeeName } } } }
    }`,
    statement: `
      select to_char(i.due_date, 'YYYY-MM-DD') as "dueDate", i.amount, p.name as "project.name", s.settle_no as "settlement.settleNo",
        y.name as "settlement.payee.payeeName"
      from payment_plan_item i join payment_plan n on n.id = i.plan_id and not n.replaced join settlement s on s.id = n.settlement_id
      join project p on p.id = s.project_id left join payee y on y.id = s.payee_id where i.company_id = {company}`,
  },
  {
    id: 'figures of settlements by captain, payments and invoices by payee, to what makes them',
    document: `query { settlementStats(by: [CAPTAIN, PROJECT, STATUS], page: { current: 1, size: 200 }) {
      total records { settleAmt status captain { name } project { name } settlements(page: { current: 1, size: 50 }) { records { settleNo } } } } }`,
    statement: `
      select case when s.status in ('REJECTED', 'SUPERSEDED') then 0 else sum(s.settle_amt) over (partition by s.captain_id, s.project_id, s.status) end::numeric(18, 2) as "settleAmt",
        s.status, c.name as "captain.name", p.name as "project.name", s.settle_no as "settlements.settleNo"
      from settlement s join project p on p.id = s.project_id left join captain c on c.id = s.captain_id where ${kept}`,
  },
  {
    id: 'figures of payments to payees and payments',
    document: `query { paymentStats(by: [PAYEE, STATUS], page: { current: 1, size: 200 }) {
      total records { counted amt status payee { payeeName } payments(page: { current: 1, size: 50 }) { records { paymentNo } } } } }`,
    statement: `
      select count(*) over g as counted, coalesce(sum(t.amt) filter (where t.status not in ('RETURNED', 'REVERSED')) over g, 0)::numeric(18, 2) as amt, t.status, y.name as "payee.payeeName", t.payment_no as "payments.paymentNo"
      from payment t join payee y on y.id = t.payee_id where t.company_id = {company} and not t.deleted window g as (partition by t.payee_id, t.status)`,
  },
  {
    id: 'cards to their trips',
    document: `query { cards(filter: { bound: true }, sort: [{ field: CARD_NO }], page: { current: 1, size: 50 }) { records { cardNo waybills(page: { current: 1, size: 1 }) { total } } } }`,
    statement: `
      select k.card_no as "cardNo", (select count(*) from waybill w where w.card_id = k.id) as "waybills.total"
      from (select * from card where company_id = {company} and captain_id is not null order by card_no limit 50) k`,
  },
  {
    id: 'receipts to their trips',
    document: `query { receipts(page: { current: 1, size: 50 }) { records { giveCardNo waybills(page: { current: 1, size: 1 }) { total } } } }`,
    statement: `
      select r.give_card_no as "giveCardNo", (select count(*) from (
          select w.id from waybill w join receipt_line l on l.card_id = w.card_id
          where l.receipt_id = r.id and l.status = 'OPEN' and w.settlement_id is null
          union select s.waybill_id from settlement_line s where s.receipt_id = r.id and s.live) w) as "waybills.total"
      from (select * from receipt where company_id = {company} order by give_datetime desc, id desc limit 50) r`,
  },
  {
    id: 'payments to invoices',
    document: `query { payments(page: { current: 1, size: 200 }) { total records { paymentNo invoices { invoiceSn } } } }`,
    statement: `
      select t.payment_no as "paymentNo", i.invoice_sn as "invoices.invoiceSn" from payment t
      left join lateral (select i.invoice_sn from invoice i where i.payment_id = t.id and not i.deleted union
        select i.invoice_sn from payment_line l join invoice_claim m on m.waybill_id = l.waybill_id and m.live join invoice i on i.id = m.invoice_id
        where l.payment_id = t.id) i on true where t.company_id = {company} and not t.deleted`,
  },
  {
    id: 'invoices to the red ones that cancel them',
    document: `query { invoices(page: { current: 1, size: 60 }) { total records { invoiceSn redInvoices { invoiceSn } } } }`,
    statement: `
      select i.invoice_sn as "invoiceSn", o.invoice_sn as "redInvoices.invoiceSn" from invoice i
      left join invoice o on o.red_of = i.id and not o.deleted where i.company_id = {company} and not i.deleted`,
  },
  {
    id: 'settlements to all their invoices',
    document: `query { settlements(page: { current: 1, size: 200 }) { total records { settleNo invoices { invoiceSn } } } }`,
    statement: `
      select s.settle_no as "settleNo", i.invoice_sn as "invoices.invoiceSn" from settlement s
      left join lateral (select distinct i.invoice_sn from invoice_claim m join invoice i on i.id = m.invoice_id and not i.deleted
        where m.settlement_id = s.id and m.live) i on true where ${kept}`,
  },
  {
    id: 'figures of invoices to payees and invoices',
    document: `query { invoiceStats(by: [PAYEE], page: { current: 1, size: 100 }) {
      total records { payee { payeeName } invoices(page: { current: 1, size: 50 }) { records { invoiceSn } } } } }`,
    statement: `
      select y.name as "payee.payeeName", i.invoice_sn as "invoices.invoiceSn" from invoice i join payee y on y.id = i.payee_id
      where i.company_id = {company} and not i.deleted`,
  },
  {
    id: 'figures of receipts to captains and receipts',
    document: `query { receiptStats(by: [CAPTAIN, STATUS], page: { current: 1, size: 100 }) {
      total records { status captain { name } receipts(page: { current: 1, size: 50 }) { records { giveCardNo } } } } }`,
    statement: `
      select r.status, c.name as "captain.name", r.give_card_no as "receipts.giveCardNo" from receipt r left join captain c on c.id = r.captain_id
      where r.company_id = {company}`,
  },
]
