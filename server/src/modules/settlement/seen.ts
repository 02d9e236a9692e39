import { ofLimit, type Seen } from '../../kernel/sql/limit.js'

/** Waybills of a card, of projects that are seen or that are not. */
const trips = (card: string, seen: '= any' | '<> all', what = ''): string =>
  `(select ${what} from published_waybill own where own.company_id = $company and own.card_id = ${card} and own.project_id ${seen}($limit))`

/** A card belongs to the projects of its waybills; one without any belongs to none, and is seen by all. */
const seesCard = (card: string): string => `(exists ${trips(card, '= any')} or not exists ${trips(card, '<> all')})`
const isPart = (card: string): string => `exists ${trips(card, '<> all')}`
const ofPart = (card: string, value: string, whole: string): string =>
  `case when ${isPart(card)} then ${value} else ${whole} end`
const tripsOf = (card: string): string =>
  `(select count(*)::int from published_waybill own
    where own.company_id = $company and own.card_id = ${card} and own.project_id = any($limit) and own.status <> 'VOID')`

/** The lines of a receipt whose cards are seen. */
const cardsOf = (what: string): string =>
  `(select ${what} from receipt_line held where held.company_id = $company and held.receipt_id = t.id and ${seesCard('held.card_id')})`
const receiptIsPart = `exists (select from receipt_line held
  where held.company_id = $company and held.receipt_id = t.id and ${isPart('held.card_id')})`

const ofSettlement: Seen = {
  where: `exists (select from published_settlement own
    where own.company_id = $company and own.id = t.settlement_id and own.project_id = any($limit))`,
}

/**
 * What a member with a limit sees of the tables here. A card, and so a receipt, may hold waybills of several projects: he sees his part of it. What
 * a card has settled and paid is known by settlement, what it has unsettled by waybill.
 */
export const settlementSeen: Record<string, Seen> = {
  card: {
    where: seesCard('t.id'),
    columns: {
      give_settle_amount: ofPart('t.id', 'null::numeric(11, 2)', 't.give_settle_amount'),
      part: isPart('t.id'),
    },
  },
  scan_entry: { where: seesCard('t.card_id') },
  receipt: {
    where: `exists (select from published_receipt_line held
      where held.company_id = $company and held.receipt_id = t.id and ${seesCard('held.card_id')})`,
    columns: {
      card_count: cardsOf('count(*)::int'),
      give_card_cnt: `case when ${receiptIsPart}
        then ${cardsOf(`coalesce(sum(${ofPart('held.card_id', tripsOf('held.card_id'), 'held.give_card_cnt')}), 0)::int`)}
        else t.give_card_cnt end`,
      void_reason: `case when ${receiptIsPart} then null else t.void_reason end`,
      part: receiptIsPart,
    },
  },
  receipt_line: {
    where: seesCard('t.card_id'),
    columns: {
      project_name: ofPart(
        't.card_id',
        `coalesce(${trips('t.card_id', '= any', `string_agg(distinct own.project_name, '、')`)}, '')`,
        't.project_name',
      ),
      give_card_cnt: ofPart('t.card_id', tripsOf('t.card_id'), 't.give_card_cnt'),
      give_settle_amount: ofPart('t.card_id', 'null::numeric(11, 2)', 't.give_settle_amount'),
    },
  },
  card_ledger_entry: {
    ...ofSettlement,
    rows: `select t.company_id, t.card_id, 0::numeric(16, 2) as unsettled_amount, t.settled_amount, t.paid_amount
      from card_ledger_entry t where t.company_id = $company and ${ofSettlement.where}
      union all select own.company_id, own.card_id, own.accounted_amount, 0, 0 from published_waybill own
      where own.company_id = $company and own.project_id = any($limit) and own.settlement_id is null and own.card_id is not null`,
  },
  settlement: ofLimit('project_id'),
  settlement_line: ofSettlement,
  settlement_paper: ofSettlement,
}
