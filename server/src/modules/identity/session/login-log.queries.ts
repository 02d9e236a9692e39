import { at, count, firstRow, rows } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { newId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import type { LoginLog } from './session.entity.js'

export interface LoginLogEntry
  extends Pick<RowOf<typeof LoginLog>, 'userId' | 'companyId' | 'requestUri' | 'exception'> {
  createBy: string
  address: string
  userAgent: string
  params: Record<string, string | number | null>
}

export async function insertLoginLog(em: Em, entry: LoginLogEntry): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .insertInto('login_log')
      .values({
        id: newId(),
        user_id: entry.userId,
        company_id: entry.companyId,
        create_by: entry.createBy,
        remote_addr: entry.address,
        user_agent: entry.userAgent,
        request_uri: entry.requestUri,
        params: JSON.stringify(entry.params),
        type: entry.exception ? 'FAILURE' : 'SUCCESS',
        exception: entry.exception,
      }),
  )
}

const QUARTER_MS = 15 * 60_000

/** Wrong passwords of one account within the last quarter of an hour. */
export async function recentPasswordFailures(em: Em, mobile: string, now: Date): Promise<number> {
  const row = await firstRow(
    em,
    em
      .getKysely()
      .selectFrom('login_log')
      .select(count)
      .where('create_by', '=', mobile)
      .where('type', '=', 'FAILURE')
      .where('request_uri', 'like', '%/oauth/token')
      .where('created_at', '>', at(new Date(now.getTime() - QUARTER_MS))),
  )
  return row?.count ?? 0
}
