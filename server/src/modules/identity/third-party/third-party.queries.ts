import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Identity, ProviderKind } from '../../../platform/third-party/provider.js'
import type { ThirdPartyAuthorization } from './third-party.entity.js'

type AuthorizationRow = RowOf<typeof ThirdPartyAuthorization>

export type NewAuthorization = Omit<AuthorizationRow, 'createdAt' | 'expiresAt' | 'usedAt'> & {
  now: Date
  expiresAt: Date
}

export async function insertAuthorization(em: Em, { now, expiresAt, ...row }: NewAuthorization): Promise<void> {
  await rows(
    em,
    em.getKysely().insertInto('third_party_authorization').values({
      state_hash: row.stateHash,
      provider: row.provider,
      purpose: row.purpose,
      session_id: row.sessionId,
      proof_hash: row.proofHash,
      role_type: row.roleType,
      nonce: row.nonce,
      verifier: row.verifier,
      address: row.address,
      created_at: now,
      expires_at: expiresAt,
    }),
  )
}

/** Locks an address, so that two authorizations that begin at once never both pass its limit. */
export const lockAddress = (em: Em, address: string): Promise<void> => inTurn(em, 'third-party', address)

/** Number of authorizations that an address has begun since a moment. */
export async function begunFrom(em: Em, address: string, since: Date): Promise<number> {
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from third_party_authorization where address = ${address} and created_at > ${since}`,
  )
  return row?.count ?? 0
}

export interface OpenAuthorization
  extends Pick<
    AuthorizationRow,
    'provider' | 'purpose' | 'sessionId' | 'proofHash' | 'roleType' | 'nonce' | 'verifier'
  > {
  used: boolean
  expired: boolean
}

/** Authorization of a state, locked so that it is used once. */
export const lockAuthorization = (em: Em, stateHash: string, now: Date): Promise<OpenAuthorization | undefined> =>
  firstRow(
    em,
    sql`select provider, purpose, session_id as "sessionId", proof_hash as "proofHash", role_type as "roleType", nonce, verifier,
          used_at is not null as used, expires_at <= ${now} as expired
        from third_party_authorization where state_hash = ${stateHash} for update`,
  )

export async function spendAuthorization(em: Em, stateHash: string, now: Date): Promise<void> {
  await rows(em, sql`update third_party_authorization set used_at = ${now} where state_hash = ${stateHash}`)
}

/** Identity of an account at its provider. */
export interface AccountKey {
  provider: ProviderKind
  issuer: string
  subject: string
}

/** Person whom an account signs in; undefined where it is unbound or the person is disabled. */
export const findOwner = (
  em: Em,
  { provider, issuer, subject }: AccountKey,
): Promise<{ id: string; name: string; mobile: string } | undefined> =>
  firstRow(
    em,
    sql`select u.id, u.name, u.mobile from third_party_account a join app_user u on u.id = a.user_id and u.enabled
        where a.provider = ${provider} and a.issuer = ${issuer} and a.subject = ${subject} and a.unbound_at is null`,
  )

export interface AccountRow {
  id: string
  provider: ProviderKind
  accountName: string | null
  createTime: string
}

const account = sql`id, provider, account_name as "accountName", created_at as "createTime"`

/** A person's accounts, first bound first. */
export const accountsOf = (em: Em, userId: string): Promise<AccountRow[]> =>
  rows(
    em,
    sql`select ${account} from third_party_account where user_id = ${userId} and unbound_at is null order by created_at, id`,
  )

/** Binds an account to a person; undefined where it is bound already, or the person has another one of the provider. */
export const insertAccount = (
  em: Em,
  userId: string,
  { provider, issuer, subject, name }: Omit<AccountKey, 'subject'> & Identity,
  now: Date,
): Promise<AccountRow | undefined> =>
  firstRow(
    em,
    sql`insert into third_party_account (id, user_id, provider, issuer, subject, account_name, created_at)
        values (${newId()}, ${userId}, ${provider}, ${issuer}, ${subject}, ${name}, ${now})
        on conflict do nothing returning ${account}`,
  )

/** Whether the person has an account of this provider. */
export async function hasAccount(em: Em, userId: string, provider: ProviderKind): Promise<boolean> {
  const found = await rows(
    em,
    sql`select from third_party_account where user_id = ${userId} and provider = ${provider} and unbound_at is null`,
  )
  return found.length > 0
}

/** Unbinds an account; false where the person has no such account. */
export async function endAccount(em: Em, userId: string, id: string, now: Date): Promise<boolean> {
  if (!isId(id)) return false
  const ended = await rows(
    em,
    sql`update third_party_account set unbound_at = ${now}
        where id = ${id} and user_id = ${userId} and unbound_at is null returning id`,
  )
  return ended.length > 0
}
