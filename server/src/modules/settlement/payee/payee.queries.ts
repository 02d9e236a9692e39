import { LockMode } from '@mikro-orm/core'
import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { handedOnIn } from '../../../kernel/command/hands.js'
import type { Em } from '../../../kernel/sql/database.js'
import { areAlike, isLike, isNamedLike } from '../../../kernel/sql/forms.js'
import { seeingAll } from '../../../kernel/sql/limit.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { textForm } from '../../../kernel/values/forms.js'
import { isId } from '../../../kernel/values/id.js'
import { assignPayees, lockWaybills, type WaybillStatus } from '../../waybill/index.js'
import type { SettlementStatus } from '../enums.js'
import { LinesMoved } from '../settlement/lock.js'
import { payeeColumns } from './base-payee.list.queries.js'
import { Payee } from './payee.entity.js'
import type { PayeeView } from './payee.view.js'
import { dayText, ready } from './readiness.sql.js'

const named = Object.entries(payeeColumns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`)
/** Columns shown of a payee `y`. */
const shown = sql`y.company_id as "companyId", ${sql.join(named)}`

const FOUND = 20
/** Most former payees, which hardly any company reaches. */
const FORMER = 1000

/**
 * Payees in use whose name, carrier name or mobile contains the text, or whose name has that reading; those that can be
 * paid first.
 */
export function searchPayees(em: Em, actor: Actor, param: string, limit = FOUND): Promise<PayeeView[]> {
  return rows(
    em,
    sql`select ${shown} from payee y where y.company_id = ${actor.companyId} and y.enabled
          and (${isNamedLike(sql`y.name`, sql`y.reading`, param)} or ${isLike(sql`y.carrier_name`, param)} or ${isLike(sql`y.mobile`, param)})
        order by ${ready('y')} desc, y.name, y.id limit ${limit}`,
  )
}

/**
 * Payees in use whose name contains the text, and that a waybill, settlement, card or receipt names or has named; those
 * that can be paid first.
 */
export function formerPayees(em: Em, { companyId }: Actor, name: string): Promise<PayeeView[]> {
  const found = sql`select ${shown} from payee y where y.company_id = ${companyId} and y.enabled and ${isNamedLike(sql`y.name`, sql`y.reading`, name)}
          and (exists (select from published_waybill w where w.company_id = ${companyId} and w.payee_id = y.id)
            or exists (select from settlement_line l where l.company_id = ${companyId} and l.payee_id = y.id)
            or y.id in (select c.give_payee_id from card c where c.company_id = ${companyId})
            or y.id in (select r.give_payee_id from receipt_line r where r.company_id = ${companyId}))
        order by ${ready('y')} desc, y.name, y.id limit ${FORMER}`
  return seeingAll(() => rows(em, found))
}

/** Payees of several companies, since a captain's rows may belong to many. */
export function findPayees(
  em: Em,
  keys: readonly { companyId: string; id: string }[],
): Promise<(PayeeView & { companyId: string })[]> {
  const companies = [...new Set(keys.map((key) => key.companyId))]
  const idsOf = (company: string) => keys.filter((key) => key.companyId === company).map((key) => key.id)
  const own = companies.map((company) => sql`(y.company_id = ${company} and ${inUuids(sql`y.id`, idsOf(company))})`)
  return rows(em, sql`select ${shown} from payee y where ${sql.join(own, sql` or `)}`)
}

/** Payees by id, locked until the transaction ends, so that changing, retiring or merging one of them waits. */
export async function payeesByIds(tx: Tx, ids: readonly string[]): Promise<Payee[]> {
  return await tx.em.find(
    Payee,
    { id: { $in: [...new Set(ids)].filter(isId) } },
    { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { id: 'asc' }, refresh: true },
  )
}

export type TypedPayee = Pick<RowOf<typeof Payee>, 'name' | 'bankNo' | 'bankName'>

/** Key of a typed payee; the bank is a part of it, since another bank means another payee, who must be signed. */
export const typedKey = ({ name, bankNo, bankName }: TypedPayee): string =>
  JSON.stringify([name, bankNo, bankName].map(textForm))

/** Payees of the company with typed names and accounts, retired ones included. */
export const typedPayees = (
  { em, actor }: Tx,
  typed: readonly TypedPayee[],
): Promise<(TypedPayee & { id: string; enabled: boolean; mergedInto: string | null })[]> =>
  rows(
    em,
    sql`select y.id, y.name, y.bank_no as "bankNo", y.bank_name as "bankName", y.enabled, y.merged_into as "mergedInto"
        from json_to_recordset(${JSON.stringify(typed)}::json) as t(name text, "bankNo" text, "bankName" text)
        join payee y on y.company_id = ${actor.companyId} and ${areAlike(sql`y.name`, sql`t.name`)}
          and ${areAlike(sql`y.bank_no`, sql`t."bankNo"`)} and ${areAlike(sql`y.bank_name`, sql`t."bankName"`)}
        order by y.id for share of y`,
  )

export interface PayeeTarget {
  id: string
  no: string
  status: `${WaybillStatus}`
  payeeId: string | null
  settlementId: string | null
  settleNo: string | null
  settlementStatus: SettlementStatus | null
}

/** Locks the settlements of waybills, then the waybills, in the order of locks. */
export async function lockWaybillsForPayee(tx: Tx, ids: readonly string[]): Promise<PayeeTarget[]> {
  const { companyId } = tx.actor
  const settlements = await rows<{ id: string }>(
    tx.em,
    sql`select id from settlement where company_id = ${companyId} and id in (
          select settlement_id from published_waybill w where w.company_id = ${companyId} and ${inUuids(sql`w.id`, ids)}) order by id for update`,
  )
  const targets = await lockWaybills<PayeeTarget>(tx, {
    columns: sql`w.id, w.no, w.status, w.payee_id as "payeeId", w.settlement_id as "settlementId", s.settle_no as "settleNo",
      s.status as "settlementStatus"`,
    joins: sql`left join published_settlement s on s.company_id = w.company_id and s.id = w.settlement_id`,
    where: inUuids(sql`w.id`, ids),
  })
  const locked = new Set(settlements.map((settlement) => settlement.id))
  if (targets.some(({ settlementId }) => settlementId && !locked.has(settlementId))) throw new LinesMoved()
  return targets
}

/** Writes payee and carrier to waybills, to their live lines, and to settlements whose lines now share one payee. */
export async function applyPayees(tx: Tx, wanted: readonly { id: string; payeeId: string }[]): Promise<void> {
  const { companyId } = tx.actor
  const chosen = sql`json_to_recordset(${JSON.stringify(wanted)}::json) as p(id uuid, "payeeId" uuid)
    join published_payee y on y.company_id = ${companyId} and y.id = p."payeeId"`
  await assignPayees(tx, sql`select p.id, y.id as payee_id, y.carrier_name from ${chosen}`)
  await rows(
    tx.em,
    sql`update settlement_line l set payee_id = y.id, carrier_name = y.carrier_name
        from ${chosen} where l.company_id = ${companyId} and l.waybill_id = p.id and l.live`,
  )
  await rows(
    tx.em,
    sql`update settlement s set payee_id = x.payee_id, ${handedOnIn('s', tx.actor)}, version = s.version + 1, updated_at = ${tx.now}
        from (
          select l.settlement_id, case when count(*) = count(l.payee_id) and count(distinct l.payee_id) = 1
              then (array_agg(l.payee_id))[1] end as payee_id
          from settlement_line l where l.company_id = ${companyId} and l.settlement_id in (
            select w.settlement_id from published_waybill w
            where w.company_id = ${companyId} and ${inUuids(
              sql`w.id`,
              wanted.map((row) => row.id),
            )} and w.settlement_id is not null)
          group by l.settlement_id) x
        where s.company_id = ${companyId} and s.id = x.settlement_id`,
  )
}

/** Notes that another person than the one who entered an account has approved money to it. */
export const noteAccountSeen = async (
  { em, actor }: Tx,
  { id, bankNo }: Pick<Payee, 'id' | 'bankNo'>,
): Promise<void> => {
  await rows(
    em,
    sql`update payee set account_seen = true where company_id = ${actor.companyId} and id = ${id} and bank_no = ${bankNo}
          and account_by is distinct from ${actor.userId} and not account_seen`,
  )
}

interface EndingContract {
  payeeId: string
  payeeName: string
  contractTo: string
}

/** Contracts with payees in use that end on one of these days, first one first. */
export const endingContracts = (
  em: Em,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<EndingContract[]> =>
  rows(
    em,
    sql`select y.id as "payeeId", y.name as "payeeName", ${dayText('y.contract_to')} as "contractTo" from payee y
        where y.company_id = ${companyId} and y.enabled and y.contract_signed and y.contract_to between ${from}::date and ${to}::date
        order by y.contract_to, y.name, y.id`,
  )
