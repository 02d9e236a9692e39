import type { RowCheck } from '../check.js'

/** Way out where the ledger of a card has a surplus or a missing entry. */
const MEND_LEDGER =
  '先停止用这些卡结算和付款并备份；对照 card_ledger 找出缺少或多出的一笔，用一笔相反的分录补正，不要改动已有分录'

/** Cards, their bookings, and the receipts by which they are handed in. */
export const cards: readonly RowCheck[] = [
  {
    // A card on two open receipts would be paid for twice.
    name: 'card-one-open-receipt',
    title: '同一张卡在两张未结的回执单上',
    mend: '作废其中较晚的一张回执单，再交一次卡',
    sql: `
      select company_id, card_id, count(*) as open_lines
      from receipt_line
      where status = 'OPEN'
      group by company_id, card_id
      having count(*) > 1`,
  },
  {
    // A card is SETTLED exactly when every waybill on it is settled; a voided card has no settled waybill, and a card
    // in use has a binding date.
    name: 'card-status',
    title: '结算卡的状态与卡上运单不符',
    mend: '在结算卡页对该卡找一趟运单撤销结算再结算，状态会重算；没有可撤销的，备份后按卡上运单改 card.status',
    sql: `
      select c.company_id, c.card_no, c.status, c.binding_date, w.settled, w.unsettled
      from card c
      cross join lateral (
        select count(settlement_id) as settled, count(*) - count(settlement_id) as unsettled
        from waybill w
        where w.company_id = c.company_id and w.card_id = c.id and w.status <> 'VOID'
      ) w
      where (c.status = 'SETTLED') <> (w.settled > 0 and w.unsettled = 0)
        or (c.status = 'VOIDED' and w.settled > 0)
        or (c.status in ('ACTIVATED', 'SETTLED') and c.binding_date is null)
        or (c.status = 'NOT_ACTIVATED' and c.binding_date is not null)`,
  },
  {
    // Amounts of a card, unsettled and settled, are those of its unloaded waybills.
    name: 'ledger-balance',
    title: '结算卡账面的未结、已结金额与卡上运单不符',
    mend: MEND_LEDGER,
    sql: `
      select c.company_id, c.card_no, coalesce(e.amount, 0) as ledger, coalesce(w.amount, 0) as waybills
      from card c
      left join (
        select company_id, card_id, sum(unsettled_amount + settled_amount) as amount
        from card_ledger_entry
        group by company_id, card_id
      ) e on e.company_id = c.company_id and e.card_id = c.id
      left join (
        select company_id, card_id, sum(accounted_amount) as amount
        from waybill
        where status = 'UNLOADED' and card_id is not null
        group by company_id, card_id
      ) w on w.company_id = c.company_id and w.card_id = c.id
      where coalesce(e.amount, 0) <> coalesce(w.amount, 0)`,
  },
  {
    // Paid is part of settled, so no card is ever paid more than it was settled for.
    name: 'ledger-paid',
    title: '结算卡账面的已付多于已结',
    mend: MEND_LEDGER,
    sql: `
      select company_id, card_id, sum(paid_amount) as paid, sum(settled_amount) as settled
      from card_ledger_entry
      group by company_id, card_id
      having sum(paid_amount) > sum(settled_amount) or sum(paid_amount) < 0`,
  },
  {
    // An undoing takes back exactly the entry it points at, on the same card and settlement.
    name: 'ledger-reversal',
    title: '卡账的冲销分录与被冲销的一笔不符',
    mend: MEND_LEDGER,
    sql: `
      select r.company_id, r.id, r.reverses_id
      from card_ledger_entry r
      join card_ledger_entry o on o.company_id = r.company_id and o.id = r.reverses_id
      where o.kind = 'REVERSE'
        or r.card_id <> o.card_id
        or r.settlement_id is distinct from o.settlement_id
        or (r.waybill_count, r.unsettled_amount, r.settled_amount, r.paid_amount)
          is distinct from (-o.waybill_count, -o.unsettled_amount, -o.settled_amount, -o.paid_amount)`,
  },
  {
    // Settled entries of the ledger agree line by line with the live settlements of the card.
    name: 'ledger-settled',
    title: '卡账的已结金额与结算明细逐行不符',
    mend: MEND_LEDGER,
    sql: `
      select c.company_id, c.card_no, coalesce(e.amount, 0) as ledger, coalesce(l.amount, 0) as lines
      from card c
      left join (
        select company_id, card_id, sum(settled_amount) as amount
        from card_ledger_entry
        group by company_id, card_id
      ) e on e.company_id = c.company_id and e.card_id = c.id
      left join (
        select company_id, card_id, sum(total_amt) as amount
        from settlement_line
        where live and card_id is not null
        group by company_id, card_id
      ) l on l.company_id = c.company_id and l.card_id = c.id
      where coalesce(e.amount, 0) <> coalesce(l.amount, 0)`,
  },
  {
    // Entries of a settlement for a card add up to its live lines of that card.
    name: 'ledger-settlement',
    title: '卡账的结算分录与结算单在该卡的明细不符',
    mend: MEND_LEDGER,
    sql: `
      select coalesce(e.company_id, l.company_id) as company_id, coalesce(e.settlement_id, l.settlement_id) as settlement_id,
        coalesce(e.card_id, l.card_id) as card_id, coalesce(e.amount, 0) as ledger, coalesce(l.amount, 0) as lines
      from (
        select company_id, settlement_id, card_id, sum(settled_amount) as amount
        from card_ledger_entry
        where settlement_id is not null
        group by company_id, settlement_id, card_id
      ) e
      full join (
        select company_id, settlement_id, card_id, sum(total_amt) as amount
        from settlement_line
        where live and card_id is not null
        group by company_id, settlement_id, card_id
      ) l on l.company_id = e.company_id and l.settlement_id = e.settlement_id and l.card_id = e.card_id
      where coalesce(e.amount, 0) <> coalesce(l.amount, 0)`,
  },
  {
    // The captains at the head of a receipt are those of its cards: a captain finds his part of the receipt by them.
    name: 'receipt-captains',
    title: '回执单上的车队长与各卡的车队长不符',
    mend: '作废这张回执单并重新交卡；已结算的先撤销结算',
    sql: `
      select r.company_id, r.give_card_no, r.captain_id, r.captain_ids
      from receipt r
      join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
      join card k on k.company_id = l.company_id and k.id = l.card_id
      group by r.company_id, r.id, r.give_card_no, r.captain_id, r.captain_ids
      having r.captain_id is distinct from case when count(distinct k.captain_id) = 1 then (array_agg(k.captain_id))[1] end
        or not (r.captain_ids @> array_agg(k.captain_id) and r.captain_ids <@ array_agg(k.captain_id))`,
  },
  {
    // A receipt is void exactly when all of its lines are, and a settled one has nothing open left.
    name: 'receipt-status',
    title: '回执单的状态与各卡的状态不符',
    mend: '对回执单中的一张卡撤销结算再结算，状态会重算',
    sql: `
      select r.company_id, r.give_card_no, r.status, l.id, l.status as line_status
      from receipt r
      join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
      where (r.status = 'VOIDED') <> (l.status = 'VOIDED')
        or (r.status = 'SETTLED' and l.status = 'OPEN')`,
  },
  {
    // The head of a receipt has the sums of its lines, which both parties have signed.
    name: 'receipt-totals',
    title: '回执单的卡数或趟数与明细不符',
    mend: '已签字的以纸质回执单为准；未结算的作废后重新交卡',
    sql: `
      select r.company_id, r.give_card_no, r.card_count, count(l.id) as lines, r.give_card_cnt, sum(l.give_card_cnt) as waybills
      from receipt r
      left join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
      group by r.company_id, r.id, r.give_card_no, r.card_count, r.give_card_cnt
      having r.card_count <> count(l.id) or r.give_card_cnt <> coalesce(sum(l.give_card_cnt), 0)`,
  },
]
