import type { Em } from '../../../kernel/sql/database.js'
import { inTexts, rows, sql } from '../../../kernel/sql/sql.js'

/** Kinds of messages that a person has muted. */
export async function findMuted(em: Em, userId: string): Promise<string[]> {
  const found = await rows(em, em.getKysely().selectFrom('message_mute').select('kind').where('user_id', '=', userId))
  return found.map(({ kind }) => kind)
}

export async function mute(em: Em, userId: string, kinds: readonly string[]): Promise<void> {
  await rows(
    em,
    sql`insert into message_mute (user_id, kind) select ${userId}, kind from unnest(${[...kinds]}::text[]) kind
        on conflict do nothing`,
  )
}

export async function unmute(em: Em, userId: string, kinds: readonly string[]): Promise<void> {
  await rows(em, sql`delete from message_mute where user_id = ${userId} and ${inTexts(sql`kind`, kinds)}`)
}
