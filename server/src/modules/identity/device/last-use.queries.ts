import type { Em } from '../../../kernel/sql/database.js'
import { columnsOf, rows, sql } from '../../../kernel/sql/sql.js'

export interface Use {
  id: string
  /** Company of a token; null for a session. */
  tokenOf: string | null
  address: string
  at: Date
}

const ids = (uses: readonly Use[]) => ({ type: 'uuid', values: uses.map(({ id }) => id) })
const times = (uses: readonly Use[]) => ({ type: 'timestamptz', values: uses.map(({ at }) => at.toISOString()) })

/** Writes uses; a later time that another server has written stays. */
export async function writeSessionUses(em: Em, uses: readonly Use[]): Promise<void> {
  const addresses = { type: 'text', values: uses.map(({ address }) => address) }
  await rows(
    em,
    sql`update session s set last_used_at = u.at, remote_addr = u.address
        from ${columnsOf([ids(uses), times(uses), addresses])} as u(id, at, address) where s.id = u.id and s.last_used_at < u.at`,
  )
}

export async function writeTokenUses(em: Em, companyId: string, uses: readonly Use[]): Promise<void> {
  await rows(
    em,
    sql`update access_token t set used_at = u.at from ${columnsOf([ids(uses), times(uses)])} as u(id, at)
        where t.company_id = ${companyId} and t.id = u.id and (t.used_at is null or t.used_at < u.at)`,
  )
}
