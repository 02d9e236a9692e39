import type { FieldChange } from '../../../../kernel/command/audit.entity.js'
import type { Tx } from '../../../../kernel/command/command.js'
import type { Em } from '../../../../kernel/sql/database.js'
import { seeing } from '../../../../kernel/sql/limit.js'
import { firstRow, inUuids, rows, sql } from '../../../../kernel/sql/sql.js'
import type { RowOf } from '../../../../kernel/sql/tables.js'
import type { DbTime } from '../../../../kernel/values/clock.js'
import { isId } from '../../../../kernel/values/id.js'
import type { ChangeSet } from '../batch/change-set.entity.js'
import type { WaybillRecord } from '../edit/record.queries.js'
import type { Value } from './diff.js'

/** Field of a waybill before and after a change. */
export interface FoundChange
  extends Pick<
    RowOf<typeof FieldChange>,
    'id' | 'entityId' | 'field' | 'reason' | 'rowVersion' | 'changeSetId' | 'createBy'
  > {
  before: Value
  after: Value
  createTime: DbTime
}

const columns = sql`c.id, c.entity_id as "entityId", c.field, c.before, c.after, c.reason, c.row_version as "rowVersion",
  c.change_set_id as "changeSetId", c.create_by as "createBy", c.created_at as "createTime"`

/** The last change of each field of these waybills. */
export function latestChanges(tx: Tx, ids: readonly string[]): Promise<FoundChange[]> {
  return rows<FoundChange>(
    tx.em,
    sql`select distinct on (c.entity_id, c.field) ${columns} from field_change c
        where c.company_id = ${tx.actor.companyId} and c.entity = 'waybill' and ${inUuids(sql`c.entity_id`, ids)}
        order by c.entity_id, c.field, c.created_at desc, c.id desc`,
  )
}

const SHOWN = 500

export interface ToldChange extends FoundChange {
  /** Whether four eyes were off when the change as a whole was approved. */
  fourEyesOff: boolean | null
}

/** Changes of one waybill, the last one first. The company is that of the waybill, which the caller has seen. */
export function changesOf(em: Em, companyId: string, waybillId: string): Promise<ToldChange[]> {
  return rows<ToldChange>(
    em,
    sql`select ${columns}, s.four_eyes_off as "fourEyesOff" from field_change c
        left join change_set s on s.company_id = c.company_id and s.id = c.change_set_id
        where c.company_id = ${companyId} and c.entity = 'waybill' and c.entity_id = ${waybillId}
        order by c.created_at desc, c.id desc limit ${SHOWN}`,
  )
}

export interface StoredSet extends Pick<RowOf<typeof ChangeSet>, 'id' | 'title' | 'userId'> {
  undone: boolean
}

/** Locks a change set; undefined when the company has no such set. */
export async function lockChangeSet(tx: Tx, id: string): Promise<StoredSet | undefined> {
  if (!isId(id)) return undefined
  return firstRow<StoredSet>(
    tx.em,
    sql`select s.id, s.title, s.user_id as "userId", exists (
          select from change_set u where u.company_id = s.company_id and u.undoes_id = s.id) as undone
        from change_set s where s.company_id = ${tx.actor.companyId} and s.id = ${id} for update of s`,
  )
}

export interface SetChange extends FoundChange {
  /** Whether the field was changed again later. */
  changedSince: boolean
}

/** Changes of a change set, on waybills that the actor sees. */
export function changesOfSet(tx: Tx, changeSetId: string): Promise<SetChange[]> {
  const changes = sql`select ${columns}, exists (
      select from field_change n
      where n.company_id = c.company_id and n.entity = c.entity and n.entity_id = c.entity_id and n.field = c.field
        and (n.row_version > c.row_version or n.row_version is null and n.created_at > c.created_at)) as "changedSince"
    from field_change c
    where c.company_id = ${tx.actor.companyId} and c.change_set_id = ${changeSetId} and c.entity = 'waybill'
    order by c.entity_id, c.field`
  return seeing(tx.actor, () => rows<SetChange>(tx.em, changes))
}

/** Last move of a waybill, with the state before it. */
export interface LastMove {
  before: WaybillRecord['status']
  userId: string
  at: DbTime
  rowVersion: number | null
}

export function lastMove(tx: Tx, waybillId: string): Promise<LastMove | undefined> {
  return firstRow<LastMove>(
    tx.em,
    sql`select c.before #>> '{}' as before, c.user_id as "userId", c.created_at as at, c.row_version as "rowVersion"
        from field_change c
        where c.company_id = ${tx.actor.companyId} and c.entity = 'waybill' and c.entity_id = ${waybillId} and c.field = 'status'
        order by c.created_at desc, c.id desc limit 1`,
  )
}
