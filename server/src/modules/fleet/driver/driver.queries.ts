import type { Actor } from '../../../kernel/command/actor.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'
import type { DriverView } from './driver.view.js'

/** Those of these drivers that the company has. */
export const driversByIds = (em: Em, { companyId }: Actor, ids: readonly string[]): Promise<DriverView[]> =>
  rows(
    em,
    sql`select d.id, d.name, d.mobile, d.is_open_wallet as "isOpenWallet", c.name as "captainName"
        from driver d join captain c on c.company_id = d.company_id and c.id = d.captain_id
        where d.company_id = ${companyId} and ${inUuids(sql`d.id`, ids)}`,
  )
