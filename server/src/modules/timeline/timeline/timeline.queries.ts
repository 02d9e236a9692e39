import type { Actor } from '../../../kernel/command/actor.js'
import type { PageRequest } from '../../../kernel/list/list.js'
import { pagesBelow } from '../../../kernel/list/pages-below.js'
import type { Em } from '../../../kernel/sql/database.js'
import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { isCaptain, reach, reachShared } from '../../identity/index.js'
import { NodeType } from '../../node/index.js'
import { type PaperKind, paperKindLabels } from '../../settlement/index.js'
import { TimelineKind, timelineLabels } from '../enums.js'
import { timelineTexts as texts } from './fields.js'
import { inCompany, type Neighbours, neighboursOf } from './neighbours.sql.js'
import type { TimelinePage, TimelineParent } from './timeline.view.js'

/** Events of one moment, in the order of the chain. */
const CHAIN = Object.values(TimelineKind)

/** Event of a record: its kind, time and person. */
interface Event {
  kind: Sql
  at: Sql
  by?: Sql
}

/** Events of the records of a list, as far as the actor sees the list. */
interface Source {
  type: NodeType
  /** Tables, of which the first is the record's, and the condition of its list. */
  from: Sql
  where: Sql
  id: Sql
  no: Sql
  detail?: Sql
  events: readonly Event[]
}

const one = (kind: TimelineKind): Sql => sql`${kind}`
const nameOf = (userId: Sql): Sql => sql`(select u.name from published_app_user u where u.id = ${userId})`
const among = (id: Sql, ids: Sql): Sql => sql`${id} = any(array(${ids}))`

const trips = (actor: Actor): Source => ({
  type: NodeType.WAYBILL,
  from: sql`published_waybill t`,
  where: sql`${reach(actor, 't')} and t.id = k.id`,
  id: sql`t.id`,
  no: sql`t.no`,
  events: [{ kind: one(TimelineKind.TRIP), at: sql`t.go_datetime`, by: sql`t.go_staff_name` }],
})

const cards = (actor: Actor, near: Neighbours): Source => ({
  type: NodeType.CARD,
  from: sql`published_card t`,
  where: sql`${reach(actor, 't')} and ${among(sql`t.id`, near.cards)}`,
  id: sql`t.id`,
  no: sql`t.card_no`,
  events: [{ kind: one(TimelineKind.CARD_ACTIVATED), at: sql`t.binding_date` }],
})

const receipts = (actor: Actor, near: Neighbours): Source => ({
  type: NodeType.RECEIPT,
  from: sql`published_receipt t`,
  where: sql`${reachShared(actor, 't')} and ${among(sql`t.id`, near.receipts)}`,
  id: sql`t.id`,
  no: sql`t.give_card_no`,
  events: [{ kind: one(TimelineKind.HANDED_IN), at: sql`t.created_at`, by: sql`t.create_by` }],
})

const settled = (actor: Actor, near: Neighbours): Omit<Source, 'events' | 'from'> => ({
  type: NodeType.SETTLEMENT,
  where: sql`${reachShared(actor, 't')} and not t.deleted and ${among(sql`t.id`, near.settlements)}`,
  id: sql`t.id`,
  no: sql`t.settle_no`,
})

const { SETTLEMENT_APPROVED: APPROVED, SETTLEMENT_REJECTED: REJECTED } = TimelineKind

/** Settlements. Their list tells captains no auditor, and neither does the timeline. */
const settlements = (actor: Actor, near: Neighbours): Source => ({
  ...settled(actor, near),
  from: sql`published_settlement t`,
  events: [
    { kind: one(TimelineKind.SETTLED), at: sql`t.created_at`, by: sql`t.settle_name` },
    {
      kind: sql`case t.status when 'REJECTED' then ${REJECTED} else ${APPROVED} end`,
      at: sql`case when t.status in ('APPROVED', 'PAID', 'REJECTED') then t.audited_at end`,
      by: isCaptain(actor) ? sql`null` : nameOf(sql`t.audited_by`),
    },
  ],
})

/** Prints of settlements, each with content of its own. */
const prints = (actor: Actor, near: Neighbours): Source => ({
  ...settled(actor, near),
  from: sql`published_settlement t join published_document_seal d
    on d.company_id = t.company_id and d.kind = 'SETTLEMENT' and d.subject_id = t.id`,
  events: [{ kind: one(TimelineKind.PRINTED), at: sql`d.issued_at` }],
})

const papers = (actor: Actor, near: Neighbours): Source => ({
  ...settled(actor, near),
  from: sql`published_settlement t join published_settlement_paper p on p.company_id = t.company_id and p.settlement_id = t.id`,
  detail: sql`p.kind`,
  events: [{ kind: one(TimelineKind.PAPER_ADDED), at: sql`p.created_at`, by: sql`p.create_by` }],
})

const payments = (actor: Actor, near: Neighbours): Source => ({
  type: NodeType.PAYMENT,
  from: sql`published_payment t`,
  where: sql`${inCompany(actor, 't')} and not t.deleted and ${among(sql`t.id`, near.payments)}`,
  id: sql`t.id`,
  no: sql`t.payment_no`,
  events: [
    { kind: one(TimelineKind.PAYMENT_MADE), at: sql`t.created_at`, by: sql`t.create_by` },
    { kind: one(TimelineKind.PAYMENT_SUBMITTED), at: sql`t.submitted_at` },
    { kind: one(TimelineKind.PAYMENT_APPROVED), at: sql`t.audited_at`, by: sql`t.audit_by` },
    { kind: one(TimelineKind.PAID), at: sql`t.paid_at`, by: sql`t.pay_by` },
    { kind: sql`t.status`, at: sql`t.undone_at`, by: sql`t.undo_by` },
  ],
})

const invoices = (actor: Actor, near: Neighbours): Source => ({
  type: NodeType.INVOICE,
  from: sql`published_invoice t left join lateral (
    select min(c.created_at) as at, (array_agg(c.created_by order by c.created_at, c.waybill_id))[1] as by_id
    from published_invoice_claim c
    where ${inCompany(actor, 'c')} and c.invoice_id = t.id and c.live and ${near.claimed}) f on true`,
  where: sql`${inCompany(actor, 't')} and not t.deleted and ${among(sql`t.id`, near.invoices)}`,
  id: sql`t.id`,
  no: sql`t.invoice_sn`,
  events: [
    { kind: one(TimelineKind.INVOICED), at: sql`t.created_at`, by: sql`t.create_by` },
    { kind: one(TimelineKind.CLAIMED), at: sql`f.at`, by: nameOf(sql`f.by_id`) },
  ],
})

/**
 * Lists with what their readers see of a timeline. Prints and papers belong to whole settlements, of which captains see
 * parts.
 */
function sourcesOf(of: TimelineParent, actor: Actor): Source[] {
  const near = neighboursOf(of, actor)
  const ofTrips = of === 'WAYBILL' && actor.can('chain:companywaybill:get') ? [trips] : []
  const ofSettling = actor.can('chain:garbagecustomersales:get')
    ? [cards, receipts, settlements, ...(isCaptain(actor) ? [] : [prints, papers])]
    : []
  const ofMoney = actor.can('chain:companypayment:get') ? [payments, invoices] : []
  return [...ofTrips, ...ofSettling, ...ofMoney].map((source) => source(actor, near))
}

const eventsOf = ({ type, from, where, id, no, detail = sql`null`, events }: Source): Sql => {
  const values = events.map(({ kind, at, by = sql`null` }) => sql`(${kind}::text, ${at}, ${by}::text)`)
  return sql`select v.kind, v.at, v.person, ${type}::text as type, ${id} as id, ${no}::text as no, ${detail}::text as detail
    from ${from} cross join lateral (values ${sql.join(values)}) v(kind, at, person) where ${where} and v.at is not null`
}

interface Row {
  kind: TimelineKind
  at: string
  by: string | null
  type: NodeType
  id: string
  no: string
  detail: PaperKind | null
}

/** Timelines of records, each in two statements of the page's place, however many records and neighbours there are. */
export async function readTimelines(
  em: Em,
  actor: Actor,
  { of, ids }: { of: TimelineParent; ids: readonly string[] },
  page: PageRequest,
): Promise<(id: string) => TimelinePage> {
  const sources = sourcesOf(of, actor)
  if (sources.length === 0) return () => ({ records: [], total: 0 })
  const below = await pagesBelow<Row>(
    em,
    ids,
    {
      columns: sql`e.kind, e.at, e.person as "by", e.type, e.id, e.no, e.detail`,
      from: sql`from (${sql.join(sources.map(eventsOf), sql` union all `)}) e`,
      order: sql`e.at, array_position(${CHAIN}::text[], e.kind), e.no, e.id, e.detail`,
    },
    page,
  )
  return (id) => {
    const { records, total } = below(id)
    return { records: records.map(entryOf), total }
  }
}

const entryOf = ({ kind, at, by, type, id, no, detail }: Row): TimelinePage['records'][number] => {
  const label = timelineLabels[kind]
  return { kind, at, by, label: detail ? texts.of(label, paperKindLabels[detail]) : label, target: { type, id, no } }
}
