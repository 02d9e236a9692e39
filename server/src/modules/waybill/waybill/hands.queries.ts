import type { Tx } from '../../../kernel/command/command.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'

/** A person who decided something of a row. */
export interface Hand {
  id: string
  userId: string
}

/** Who typed prices of waybills or chose their payees, apart from changes that another person reviewed: what a settlement takes over from them. */
export const handsOfWaybills = ({ em, actor }: Tx, ids: readonly string[]): Promise<Hand[]> =>
  rows(
    em,
    sql`select distinct c.entity_id as id, c.user_id as "userId" from field_change c
        left join change_set s on s.company_id = c.company_id and s.id = c.change_set_id
        where c.company_id = ${actor.companyId} and c.entity = 'waybill' and c.field in ('settlePrice', 'payee')
          and s.name is distinct from 'waybillReview.approve' and ${inUuids(sql`c.entity_id`, ids)}`,
  )
