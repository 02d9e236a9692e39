import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { at, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'

export interface TokenRow {
  id: string
  name: string
  tail: string
  permissions: string[]
  expiresTime: string
  usedTime: string | null
  revokeTime: string | null
  createTime: string
  valid: boolean
}

const SHOWN = 100

const own = (em: Em, { companyId, userId }: Actor, now: Date) =>
  em
    .getKysely()
    .selectFrom('access_token')
    .select([
      'id',
      'name',
      'token_tail as tail',
      'permissions',
      'expires_at as expiresTime',
      'used_at as usedTime',
      'revoked_at as revokeTime',
      'created_at as createTime',
      (token) => token.and([token('revoked_at', 'is', null), token('expires_at', '>', at(now))]).as('valid'),
    ])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)

/** The tokens of a person in one company, the newest first. */
export const tokensOf = (em: Em, actor: Actor, now: Date): Promise<TokenRow[]> =>
  rows<TokenRow>(em, own(em, actor, now).orderBy('created_at', 'desc').orderBy('id').limit(SHOWN))

export const findToken = ({ em, actor, now }: Tx, id: string): Promise<TokenRow | undefined> =>
  firstRow<TokenRow>(em, own(em, actor, now).where('id', '=', id))

/** Live tokens of a person, locked so that new ones are made one after the other. */
export async function lockLiveTokens({ em, actor, now }: Tx): Promise<{ name: string }[]> {
  await rows(em, sql`select from app_user where id = ${actor.userId} for update`)
  return rows(
    em,
    sql`select name from access_token where company_id = ${actor.companyId} and user_id = ${actor.userId}
          and revoked_at is null and expires_at > ${now}`,
  )
}

export interface KeptToken {
  name: string
  permissions: string[]
  hash: string
  tail: string
  expiresAt: Date
}

export async function insertToken({ em, actor, now }: Tx, token: KeptToken): Promise<string> {
  const id = newId()
  await rows(
    em,
    sql`insert into access_token (company_id, id, user_id, role_type, name, permissions, token_hash, token_tail, expires_at, created_at)
        values (${actor.companyId}, ${id}, ${actor.userId}, ${actor.facts.roleType}, ${token.name}, ${token.permissions}::text[],
          ${token.hash}, ${token.tail}, ${token.expiresAt}, ${now})`,
  )
  return id
}

/** Revokes a token of the person; one that is revoked already keeps its time. */
export async function revokeToken({ em, actor, now }: Tx, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const revoked = await rows(
    em,
    sql`update access_token set revoked_at = coalesce(revoked_at, ${now})
        where company_id = ${actor.companyId} and user_id = ${actor.userId} and id = ${id} returning id`,
  )
  return revoked.length > 0
}
