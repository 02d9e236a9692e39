import type { Retention } from '../../../kernel/retention.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, anyId, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import type { FileLook } from './look.entity.js'

const MOST = 100

export interface Look {
  fileId: string
  userId: string
  at: DbTime
  remoteAddr: string
}

/** Records that a person opened a paper. */
export async function insertLook(
  em: Em,
  {
    fileId,
    userId,
    companyId,
    remoteAddr,
    userAgent,
    now,
    id,
  }: Omit<RowOf<typeof FileLook>, 'createdAt'> & { now: Date },
): Promise<void> {
  await rows(
    em,
    em.getKysely().insertInto('file_look').values({
      id,
      file_id: fileId,
      user_id: userId,
      company_id: companyId,
      remote_addr: remoteAddr,
      user_agent: userAgent,
      created_at: now,
    }),
  )
}

/** Last hundred views of papers with person and time, newest first. */
export async function looksOf(em: Em, fileIds: readonly string[]): Promise<Look[]> {
  return rows<Look>(
    em,
    em
      .getKysely()
      .selectFrom('file_look')
      .select(['file_id as fileId', 'user_id as userId', 'created_at as at', 'remote_addr as remoteAddr'])
      .where('file_id', '=', anyId(fileIds))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST),
  )
}

/** Three years, in which people may ask who has viewed their papers. */
export const keptLooks: Retention = {
  name: 'fileLooks',
  keptDays: 1096,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from file_look where id = any(array(
            select id from file_look where created_at < ${before} limit ${limit}))`,
    ),
}
