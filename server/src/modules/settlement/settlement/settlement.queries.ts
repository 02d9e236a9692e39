import { LockMode } from '@mikro-orm/core'
import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf, sortsOf } from '../../../kernel/list/found.js'
import { addedUp, leftOutCounts } from '../../../kernel/list/left-out.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { settingsOf } from '../../company/index.js'
import { inCompanies, isCaptain, reachShared } from '../../identity/index.js'
import type { PaperKind } from '../enums.js'
import { SettlementStatus } from '../enums.js'
import { paperRateField } from '../paper/fields.js'
import { missingKinds, neededKinds, paperRateOf } from '../paper/paper.sql.js'
import { inOrder } from '../paper/papers.js'
import { paperTexts } from '../paper/texts.js'
import { seesLine, seesParts } from '../part.sql.js'
import { sheetTitles, settlementTexts as texts } from '../texts.js'
import { settlementTable } from './fields.js'
import { isOwed, isPlanned } from './planned.sql.js'
import { Settlement } from './settlement.entity.js'
import { type SettlementFilter, SettlementSortField, type SettlementView } from './settlement.view.js'
import { settlementsOfCaptain } from './settlement-part.sql.js'

/** Payable amount of a settlement that no payment has taken yet. */
export const leftAmt = sql`((select coalesce(sum(greatest(l.total_amt - l.pay_taxes, 0)), 0) from settlement_line l
  where l.company_id = s.company_id and l.settlement_id = s.id and l.live) - s.pledged_amt)::numeric(16, 2)`

const columns = {
  ...columnsOf('s', settlementTable),
  companyAuthId: sql`s.company_id`,
  companyAuthName: { sql: sql`c.name`, join: 'company' },
  payeeId: sql`s.payee_id`,
  lackingPayeeCount: sql`(select count(*)::int from settlement_line l
      where l.company_id = s.company_id and l.settlement_id = s.id and l.live and l.payee_id is null)`,
  rejectedPriceCount: sql`(select count(*)::int from settlement_line l
      where l.company_id = s.company_id and l.settlement_id = s.id and l.live and l.price_reject_reason is not null)`,
  leftAmt,
  part: sql`false`,
  successorId: sql`s.successor_id`,
  createdBy: sql`s.created_by`,
  hands: sql`s.hands`,
  fourEyes: { sql: settingsOf.fourEyes, join: 'settings' },
  authenticated: { sql: settingsOf.authenticated, join: 'settings' },
}

/** Columns that the machine needs to judge a row. */
const JUDGED = [
  ...[
    'settleNo',
    'status',
    'lackingPayeeCount',
    'rejectedPriceCount',
    'paidAmt',
    'pledgedAmt',
    'invoicedAmt',
    'settleCnt',
  ],
  ...['hands', 'fourEyes', 'authenticated'],
]

const conditions = conditionsOf('s', settlementTable)

/** Their waybills are free again, or on another settlement. */
export const LEFT_OUT = [SettlementStatus.REJECTED, SettlementStatus.SUPERSEDED]

export const settlementList: ListSpec<SettlementFilter, SettlementSortField> = {
  from: sql`settlement s`,
  alias: 's',
  fields: settlementTable,
  joins: {
    company: sql`join published_company c on c.id = s.company_id`,
    settings: settingsOf.join(sql`s.company_id`),
  },
  columns,
  needs: {
    allowedActions: [...JUDGED, 'part'],
    refusedActions: [...JUDGED, 'part'],
    own: ['hands'],
  },
  always: ['id', 'companyAuthId'],
  sorts: sortsOf(SettlementSortField, columns, settlementTable),
  defaultSort: { field: SettlementSortField.CREATE_TIME, direction: 'DESC' },
  tieBreak: sql`s.id`,
  scope: (actor) => sql`${reachShared(actor, 's')} and not s.deleted`,
  seenBy: (actor) => (seesParts(actor) ? settlementsOfCaptain(actor) : undefined),
  where: (filter, actor) => [
    ...conditions(filter),
    ...(filter.payeeName ? [hasPayeeLike(filter.payeeName, seesLine(actor, 'l'))] : []),
    ...lackingPapers(filter.papersComplete, actor),
    ...withPlan(filter.planned, actor),
    ...(filter.giveCardNo ? [cameBy(filter.giveCardNo, seesLine(actor, 'l'))] : []),
  ],
  summary: (filter) => {
    const counts = addedUp(filter, sql`s.status`, LEFT_OUT)
    return {
      ...leftOutCounts(counts),
      settleCnt: sql`coalesce(sum(s.settle_cnt) filter (where ${counts}), 0)::int`,
      settleAmt: sql`coalesce(sum(s.settle_amt) filter (where ${counts}), 0)::numeric(18, 2)`,
      paidAmt: sql`coalesce(sum(s.paid_amt) filter (where ${counts}), 0)::numeric(18, 2)`,
      unpaidAmt: sql`coalesce(sum(s.settle_amt - s.paid_amt) filter (where ${counts}), 0)::numeric(18, 2)`,
    }
  },
}

const hasPayeeLike = (name: string, seen: Sql): Sql =>
  sql`exists (select from settlement_line l join payee y on y.company_id = l.company_id and y.id = l.payee_id
    where l.company_id = s.company_id and l.settlement_id = s.id and ${isLike(sql`y.name`, name)} and ${seen})`

const cameBy = (giveCardNo: string, seen: Sql): Sql =>
  sql`exists (select from settlement_line l join receipt r on r.company_id = l.company_id and r.id = l.receipt_id
    where l.company_id = s.company_id and l.settlement_id = s.id and r.give_card_no = ${giveCardNo.trim()} and ${seen})`

/** Condition on missing papers. Papers belong to whole settlements: for a captain, who sees parts, none lacks any. */
function lackingPapers(complete: boolean | null | undefined, actor: Actor): Sql[] {
  if (complete == null) return []
  if (isCaptain(actor)) return complete ? [] : [sql`false`]
  return [complete ? sql`not exists (${missingKinds})` : sql`exists (${missingKinds})`]
}

const planned = isPlanned({
  plans: sql`published_payment_plan`,
  items: sql`published_payment_plan_item`,
  lines: sql`settlement_line`,
})

/** Plans of settlements; none for captains, who see only parts of settlements. */
function withPlan(isAsked: boolean | null | undefined, actor: Actor): Sql[] {
  if (isAsked == null) return []
  if (isCaptain(actor)) return [sql`false`]
  return isAsked ? [planned] : [isOwed, sql`not ${planned}`]
}

export async function findSettlement(
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<SettlementView | undefined> {
  return isId(id) ? readOne<SettlementView>(em, actor, settlementList, sql`s.id = ${id}`, fields) : undefined
}

/** Settlements in the order of their numbers. */
export function findSettlements(
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<SettlementView[]> {
  const byNumber = { ...settlementList, tieBreak: sql`s.settle_no` }
  return readWhere<SettlementView>(em, actor, byNumber, inUuids(sql`s.id`, ids), fields)
}

/** Locks a settlement without its cards. Ids of other companies are unknown. */
export async function lockSettlement(tx: Tx, id: string): Promise<Settlement> {
  const [settlement] = await lockSettlements(tx, [id])
  if (!settlement) throw new DomainError('NOT_FOUND', { what: texts.settlement })
  return settlement
}

/** Locks those of these settlements that exist, in the order of their ids; lock their cards first. */
export function lockFoundSettlements(tx: Tx, ids: readonly string[]): Promise<Settlement[]> {
  const { projectIds } = tx.actor.facts
  const within = projectIds === null ? {} : { projectId: { $in: [...projectIds] } }
  return tx.em.find(
    Settlement,
    { id: { $in: [...new Set(ids)].filter(isId) }, deleted: false, ...within },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  )
}

/** Locks settlements in the order of their ids; NOT_FOUND when one does not exist. */
export async function lockSettlements(tx: Tx, ids: readonly string[]): Promise<Settlement[]> {
  const wanted = new Set(ids)
  const found = await lockFoundSettlements(tx, [...wanted])
  if (found.length < wanted.size) throw new DomainError('NOT_FOUND', { what: texts.settlement })
  return found
}

/** Number of waybills that keep a settlement from being approved: without a payee, or with a rejected price. */
export async function countOpenQuestions(
  tx: Tx,
  settlementId: string,
): Promise<{ lackingPayee: number; priceRejected: number }> {
  const row = await firstRow<{ lackingPayee: number; priceRejected: number }>(
    tx.em,
    sql`select count(*) filter (where payee_id is null)::int as "lackingPayee", count(price_reject_reason)::int as "priceRejected"
        from settlement_line
        where company_id = ${tx.actor.companyId} and settlement_id = ${settlementId} and live`,
  )
  return row ?? { lackingPayee: 0, priceRejected: 0 }
}

export interface StatementRow {
  settlementId: string
  level: 'carrier' | 'day' | 'truck'
  carrierName: string
  day: string | null
  truckCode: string | null
  weightUnit: 'TRUCK' | 'CUBIC' | 'TON' | null
  price: Money | null
  cnt: number
  weightTons: Quantity
  prepaidAmt: Money
  totalAmt: Money
}

/**
 * Sums of statements at their three levels, over the waybills that the actor sees; computed in SQL, so that they add up
 * exactly. The caller checks permissions.
 */
export function statementRows(em: Em, actor: Actor, settlementIds: readonly string[]): Promise<StatementRow[]> {
  return rows<StatementRow>(
    em,
    sql`with line as (
          select l.settlement_id, coalesce(l.carrier_name, ${texts.noPayee}) as carrier, to_char(l.go_datetime, 'YYYY-MM-DD') as day,
            l.truck_code, l.weight_unit, l.price, l.weight_tons, l.prepaid_amt, l.total_amt
          from settlement_line l
          where ${inCompanies(actor, sql`l.company_id`)} and ${inUuids(sql`l.settlement_id`, settlementIds)} and ${seesLine(actor, 'l')}
        )
        select settlement_id as "settlementId", case grouping(day, truck_code) when 3 then 'carrier' when 1 then 'day' else 'truck' end as level,
          carrier as "carrierName", day, truck_code as "truckCode", weight_unit as "weightUnit", price, count(*)::int as cnt,
          sum(weight_tons)::numeric(16, 3) as "weightTons", sum(prepaid_amt)::numeric(16, 2) as "prepaidAmt",
          sum(total_amt)::numeric(16, 2) as "totalAmt"
        from line group by grouping sets (
          (settlement_id, carrier), (settlement_id, carrier, day), (settlement_id, carrier, day, truck_code, weight_unit, price))
        order by settlement_id, carrier, day nulls first, truck_code nulls first, weight_unit, price`,
  )
}

const payee = sql`(select y.name from payee y where y.company_id = s.company_id and y.id = s.payee_id)`

const missingPapers = sql`array(${missingKinds})`
const paperRate = paperRateOf(sql`array(${neededKinds})`, missingPapers)

/** Columns of papers for captains: empty, since papers cover whole settlements, of which captains see parts. */
const toCaptains = { missingPapers: sql`'{}'::text[]`, paperRate: sql`null::numeric` }

interface Row extends SettlementView {
  payee: string | null
  missingPapers: PaperKind[]
}

/** Settlements in a spreadsheet, with the columns of the list page and those of their papers. */
export const settlementSheet = sheetOf<Row>('Settlement', settlementTable, {
  title: sheetTitles.settlements,
  permission: 'chain:garbagecustomersales:get',
  spec: {
    ...settlementList,
    columns: { ...settlementList.columns, payee, paperRate, missingPapers },
    needs: { company: ['companyAuthName'] },
    seenBy: (actor) => {
      const seen = settlementList.seenBy?.(actor)
      return seen && { ...seen, columns: { ...seen.columns, ...toCaptains } }
    },
  },
  fields: {
    paperRate: 'quantity',
    missingPapers: { kind: 'text', value: (row) => paperTexts.named(inOrder(row.missingPapers)) },
  },
  titles: { paperRate: paperRateField.label, missingPapers: paperTexts.lacked },
  units: { paperRate: '%' },
})
