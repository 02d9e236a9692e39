import type { Tx } from '../../../kernel/command/command.js'
import { handedOnIn } from '../../../kernel/command/hands.js'
import { areAlike } from '../../../kernel/sql/forms.js'
import { seeingAll } from '../../../kernel/sql/limit.js'
import { affected, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { Payee } from './payee.entity.js'
import type { TypedPayee } from './payee.queries.js'
import { dayText } from './readiness.sql.js'

export interface StandingPayee {
  id: string
  /** Name in the stored row; null where the row is new. */
  name: string | null
  bankNo: string
  bankName: string
  contractSigned: boolean
  contractUrl: string | null
  contractFrom: string | null
  contractTo: string | null
  signedBy: string | null
  signedByName: string | null
  signedAt: string | null
  accountBy: string | null
  accountSeen: boolean
  accountConfirmedBy: string | null
  accountConfirmedByName: string | null
  accountConfirmedAt: string | null
  accountConfirmReason: string | null
  /** Whether another payee has that name, account and bank. */
  taken: boolean
  /** Whether an approved or paid settlement names it. */
  fixed: boolean
}

const sameAccount = sql.join(
  [
    areAlike(sql`t.name`, sql`g.name`),
    areAlike(sql`t.bank_no`, sql`g."bankNo"`),
    areAlike(sql`t.bank_name`, sql`g."bankName"`),
  ],
  sql` and `,
)

/**
 * Stored payees by id, with the new names and accounts for them, whether or not the actor sees the settlements that
 * name them.
 */
export function standingPayees(
  { em, actor }: Tx,
  wanted: readonly (TypedPayee & { id: string })[],
): Promise<StandingPayee[]> {
  const standing = sql`select g.id, y.name, coalesce(y.bank_no, '') as "bankNo", coalesce(y.bank_name, '') as "bankName",
          coalesce(y.contract_signed, false) as "contractSigned", y.contract_url as "contractUrl",
          ${dayText('y.contract_from')} as "contractFrom", ${dayText('y.contract_to')} as "contractTo", y.signed_by as "signedBy", y.signed_by_name as "signedByName",
          y.signed_at as "signedAt", y.account_by as "accountBy", coalesce(y.account_seen, false) as "accountSeen", y.account_confirmed_by as "accountConfirmedBy",
          y.account_confirmed_by_name as "accountConfirmedByName", y.account_confirmed_at as "accountConfirmedAt",
          y.account_confirm_reason as "accountConfirmReason",
          exists (select from payee t where t.company_id = ${actor.companyId} and ${sameAccount} and t.id <> g.id)
            and not (y.id is not null and (y.name, y.bank_no, y.bank_name) = (g.name, g."bankNo", g."bankName")) as taken,
          y.id is not null and exists (
            select from settlement_line l join settlement s on s.company_id = l.company_id and s.id = l.settlement_id
            where l.company_id = y.company_id and l.payee_id = y.id and l.live and s.status in ('APPROVED', 'PAID')) as fixed
        from json_to_recordset(${JSON.stringify(wanted)}::json) as g(id uuid, name text, "bankNo" text, "bankName" text)
        left join payee y on y.company_id = ${actor.companyId} and y.id = g.id`
  return seeingAll(() => rows(em, standing))
}

export interface Account extends TypedPayee {
  id: string
  contractSigned: boolean
}

export const accountsOf = ({ em, actor }: Tx, ids: readonly string[]): Promise<Account[]> =>
  rows(
    em,
    sql`select y.id, y.name, y.bank_no as "bankNo", y.bank_name as "bankName", y.contract_signed as "contractSigned" from payee y
        where y.company_id = ${actor.companyId} and ${inUuids(sql`y.id`, ids)}`,
  )

export interface OtherAccount {
  id: string
  payeeName: string
  before: string
  after: string
  /** Whether it is a new row, beside that of the previous account. */
  added: boolean
}

/** Signed payees whose account was changed or who got a second one: money may have gone to the other account. */
export function otherAccounts(
  { em, actor: { companyId } }: Tx,
  ids: readonly string[],
  before: readonly Account[],
): Promise<OtherAccount[]> {
  return rows(
    em,
    sql`with was as (
          select * from json_to_recordset(${JSON.stringify(before)}::json) as b(id uuid, "bankNo" text, "contractSigned" boolean))
        select y.id, y.name as "payeeName", o.bank_no as before, y.bank_no as after, o.id <> y.id as added
        from payee y cross join lateral (
          select b.id, b."bankNo" as bank_no from was b where b.id = y.id and b."contractSigned"
          union all
          (select t.id, t.bank_no from payee t
           where t.company_id = ${companyId} and t.id <> y.id and t.merged_into is null and t.contract_signed
             and ${areAlike(sql`t.name`, sql`y.name`)} and not exists (select from was b where b.id = y.id)
           order by t.created_at desc, t.id limit 1)) o
        where y.company_id = ${companyId} and ${inUuids(sql`y.id`, ids)} and o.bank_no not in ('', y.bank_no)
        order by y.id`,
  )
}

/**
 * Makes the actor a hand in the pending settlements that name a changed account: where two people are wanted, he cannot
 * approve them.
 */
export async function changedTerms({ em, actor, now }: Tx, before: readonly Account[]): Promise<void> {
  if (before.length === 0) return
  const terms = sql`update settlement s set ${handedOnIn('s', actor)}, version = s.version + 1, updated_at = ${now}
        where s.company_id = ${actor.companyId} and s.status = 'PENDING' and not s.deleted and exists (
          select from json_to_recordset(${JSON.stringify(before)}::json) as b(id uuid, name text, "bankNo" text, "bankName" text)
          join payee y on y.company_id = ${actor.companyId} and y.id = b.id and (y.name, y.bank_no, y.bank_name) <> (b.name, b."bankNo", b."bankName")
          join settlement_line l on l.company_id = y.company_id and l.payee_id = y.id and l.live
          where l.settlement_id = s.id)`
  await seeingAll(() => affected(em, terms))
}

/** Payees that were merged into another one. */
export const mergedOnes = (
  { em, actor }: Tx,
  ids: readonly string[],
): Promise<{ id: string; name: string; keptId: string; keptName: string }[]> =>
  rows(
    em,
    sql`select d.id, d.name, k.id as "keptId", k.name as "keptName"
        from payee d join payee k on k.company_id = d.company_id and k.id = d.merged_into
        where d.company_id = ${actor.companyId} and ${inUuids(sql`d.id`, ids)}`,
  )

/** Payees that were merged into this one earlier, and are now merged further. */
export async function mergedInto({ em, actor }: Tx, id: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    em,
    sql`select d.id from payee d where d.company_id = ${actor.companyId} and d.merged_into = ${id} order by d.id for update`,
  )
  return found.map((row) => row.id)
}

/** Unapproved waybills of a payee. */
export async function openWaybillsOf({ em, actor }: Tx, payeeId: string, most: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    em,
    sql`select w.id from published_waybill w left join settlement s on s.company_id = w.company_id and s.id = w.settlement_id
        where w.company_id = ${actor.companyId} and w.payee_id = ${payeeId} and w.status <> 'VOID'
          and (w.settlement_id is null or s.status = 'PENDING') order by w.id limit ${most}`,
  )
  return found.map((row) => row.id)
}

/** Moves unsettled cards to the kept payee; receipts keep the payee that they were printed with. */
export const moveCards = ({ em, actor }: Tx, keepId: string, dropId: string): Promise<number> =>
  affected(
    em,
    sql`update card set give_payee_id = ${keepId}
        where company_id = ${actor.companyId} and give_payee_id = ${dropId} and status = 'ACTIVATED'`,
  )

/** Payees of a settlement's lines, locked until the transaction ends. */
export const payeesOf = (
  { em, actor }: Tx,
  settlementId: string,
): Promise<Pick<Payee, 'name' | 'contractSigned' | 'contractTo' | 'bankNo' | 'bankName' | 'accountConfirmedBy'>[]> =>
  rows(
    em,
    sql`select y.name, y.contract_signed as "contractSigned", ${dayText('y.contract_to')} as "contractTo", y.bank_no as "bankNo",
          y.bank_name as "bankName", y.account_confirmed_by as "accountConfirmedBy" from payee y
        where y.company_id = ${actor.companyId} and y.id in (
          select l.payee_id from settlement_line l where l.company_id = ${actor.companyId} and l.settlement_id = ${settlementId} and l.live)
        order by y.id for share`,
  )
