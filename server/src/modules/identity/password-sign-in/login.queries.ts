import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'

export async function insertPasswordLogin(
  em: Em,
  login: { codeHash: string; mobile: string; expiresAt: Date },
): Promise<void> {
  const { codeHash, mobile, expiresAt } = login
  const row = { code_hash: codeHash, mobile, expires_at: expiresAt }
  await rows(em, em.getKysely().insertInto('password_login').values(row))
}

/** Whether a login code from a password is valid for the phone; `spend` uses it up. */
export async function findPasswordLogin(
  em: Em,
  mobile: string,
  codeHash: string,
  now: Date,
  spend: boolean,
): Promise<boolean> {
  const isOpen = sql`code_hash = ${codeHash} and mobile = ${mobile} and used_at is null and expires_at > ${now}`
  const found = await firstRow(
    em,
    spend
      ? sql`update password_login set used_at = ${now} where ${isOpen} returning code_hash`
      : sql`select code_hash from password_login where ${isOpen}`,
  )
  return found !== undefined
}
