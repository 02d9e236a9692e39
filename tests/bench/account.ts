import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Session for an account of the bulk data, inserted directly, since a benchmark cannot read text messages. */
export async function signIn(database: pg.Client, mobile: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
  await database.query(
    `insert into session (id, user_id, company_id, role_type, user_hash, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
     select $1, u.id, m.company_id, m.role_type, $2, $3, now() + interval '1 day', $4, now() + interval '1 day'
     from app_user u join membership m on m.user_id = u.id where u.mobile = $5 limit 1`,
    [randomUUID(), hash(token).slice(0, 32), hash(token), hash(`${token}-refresh`), mobile],
  )
  return token
}
