import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Merging } from '../../basedata/index.js'
import { inCompanies, reach } from '../../identity/index.js'
import type { FleetPaperKind } from '../enums.js'

/** Name of changes in the history. */
export const ENTITY = 'fleetPaper'
const SHOWN = 100

/** Columns of a paper that people give. */
export interface PaperColumns {
  number: string | null
  validFrom: string | null
  validUntil: string
  pictureId: string | null
  remark: string | null
}

export interface StoredPaper extends PaperColumns {
  id: string
  kind: FleetPaperKind
  truckId: string | null
  driverId: string | null
  version: number
}

/** Truck or driver that has papers. */
export type Holder = Pick<StoredPaper, 'truckId' | 'driverId'>

/**
 * Company of a truck or driver within the actor's reach; undefined for one that he does not reach. A captain may be in
 * several companies, so that the row tells in which of them his verb runs.
 */
export async function companyOfHolder(
  em: Em,
  actor: Actor,
  { truckId, driverId }: Holder,
): Promise<string | undefined> {
  const [table, id] = truckId === null ? (['driver', driverId] as const) : (['truck', truckId] as const)
  if (id === null || !isId(id)) return undefined
  const row = await firstRow<{ companyId: string }>(
    em,
    sql`select h.company_id as "companyId" from ${sql.ref(table)} h where h.id = ${id} and ${reach(actor, 'h')}`,
  )
  return row?.companyId
}

/** Company of a paper in force whose truck or driver the actor reaches. */
export async function companyOfPaper(em: Em, actor: Actor, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined
  const row = await firstRow<{ companyId: string }>(
    em,
    sql`select p.company_id as "companyId" from fleet_paper p
        where p.id = ${id} and p.renewed_at is null and (
          exists (select from truck h where h.company_id = p.company_id and h.id = p.truck_id and ${reach(actor, 'h')})
          or exists (select from driver h where h.company_id = p.company_id and h.id = p.driver_id and ${reach(actor, 'h')}))`,
  )
  return row?.companyId
}

/** Truck or driver of a paper in force. */
export async function holderOfPaper({ em, actor }: Tx, id: string): Promise<Holder | undefined> {
  if (!isId(id)) return undefined
  return firstRow(
    em,
    sql`select p.truck_id as "truckId", p.driver_id as "driverId" from fleet_paper p
        where p.company_id = ${actor.companyId} and p.id = ${id} and p.renewed_at is null`,
  )
}

/**
 * Locks a truck or driver within the actor's reach, so that its papers are written one verb after the other and its
 * captain stays until the end; false for one that he does not reach.
 */
export async function lockHolder({ em, actor }: Tx, { truckId, driverId }: Holder): Promise<boolean> {
  const [table, id] = truckId === null ? (['driver', driverId] as const) : (['truck', truckId] as const)
  if (id === null || !isId(id)) return false
  const row = await firstRow(
    em,
    sql`select h.id from ${sql.ref(table)} h
        where h.company_id = ${actor.companyId} and h.id = ${id} and ${reach(actor, 'h')} for no key update`,
  )
  return row !== undefined
}

const STORED = sql`p.id, p.kind, p.truck_id as "truckId", p.driver_id as "driverId", p.number,
  to_char(p.valid_from, 'YYYY-MM-DD') as "validFrom", to_char(p.valid_until, 'YYYY-MM-DD') as "validUntil",
  p.picture_id as "pictureId", p.remark, p.version`

/** Paper in force of the company; undefined for one that is not there or was renewed. */
export async function lockPaper({ em, actor }: Tx, id: string): Promise<StoredPaper | undefined> {
  if (!isId(id)) return undefined
  return firstRow(
    em,
    sql`select ${STORED} from fleet_paper p
        where p.company_id = ${actor.companyId} and p.id = ${id} and p.renewed_at is null for update`,
  )
}

/** Whether the truck or driver has such a paper in force. */
export async function hasPaper({ em, actor }: Tx, { kind, truckId, driverId }: Holder & { kind: string }) {
  const row = await firstRow(
    em,
    sql`select from fleet_paper p where p.company_id = ${actor.companyId} and p.kind = ${kind} and p.renewed_at is null
          and (p.truck_id = ${truckId}::uuid or p.driver_id = ${driverId}::uuid)`,
  )
  return row !== undefined
}

/** Writes a new paper and returns its id. */
export async function insertPaper(
  { em, actor, now }: Tx,
  paper: PaperColumns & Holder & { kind: FleetPaperKind },
): Promise<string> {
  const id = newId()
  await rows(
    em,
    sql`insert into fleet_paper (company_id, id, kind, truck_id, driver_id, number, valid_from, valid_until, picture_id, remark, created_at, updated_at)
        values (${actor.companyId}, ${id}, ${paper.kind}, ${paper.truckId}, ${paper.driverId}, ${paper.number}, ${paper.validFrom}::date,
          ${paper.validUntil}::date, ${paper.pictureId}, ${paper.remark}, ${now}, ${now})`,
  )
  return id
}

/** Writes what people changed; reminders begin anew where the last day is another one. */
export async function updatePaper({ em, actor, now }: Tx, id: string, paper: PaperColumns): Promise<void> {
  await rows(
    em,
    sql`with before as (
          select p.id from fleet_paper p
          where p.company_id = ${actor.companyId} and p.id = ${id} and p.valid_until <> ${paper.validUntil}::date),
        forgotten as (
          delete from fleet_paper_reminder r where r.company_id = ${actor.companyId} and r.paper_id in (select before.id from before))
        update fleet_paper p set number = ${paper.number}, valid_from = ${paper.validFrom}::date, valid_until = ${paper.validUntil}::date,
          picture_id = ${paper.pictureId}, remark = ${paper.remark}, version = p.version + 1, updated_at = ${now}
        where p.company_id = ${actor.companyId} and p.id = ${id}`,
  )
}

/** Keeps a paper as a former one. */
export async function retirePaper({ em, actor, now }: Tx, id: string): Promise<void> {
  await rows(
    em,
    sql`update fleet_paper set renewed_at = ${now}, renewed_by = ${actor.name}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export async function deletePaper({ em, actor }: Tx, id: string): Promise<void> {
  await rows(em, sql`delete from fleet_paper where company_id = ${actor.companyId} and id = ${id}`)
}

interface ChangeRow {
  id: string
  field: string
  before: string | null
  after: string | null
  reason: string | null
  createBy: string
  createTime: string
}

/** Latest changes of a paper, the last one first. */
export const changesOfPaper = (em: Em, actor: Actor, id: string): Promise<ChangeRow[]> =>
  rows(
    em,
    sql`select id, field, before #>> '{}' as before, after #>> '{}' as after, reason, create_by as "createBy", created_at as "createTime"
        from field_change where ${inCompanies(actor, sql`company_id`)} and entity = ${ENTITY} and entity_id = ${id}
        order by created_at desc, id desc limit ${SHOWN}`,
  )

/**
 * Moves papers to the kept truck, former ones included. One in force of which the kept truck has its own stays with the
 * dropped truck: two papers of a kind cannot both be in force.
 */
export const mergePapers = ({ em, actor, now }: Tx, { keep, drop }: Merging): Promise<number> =>
  affected(
    em,
    sql`update fleet_paper p set truck_id = ${keep.id}, version = p.version + 1, updated_at = ${now}
        where p.company_id = ${actor.companyId} and p.truck_id = ${drop.id} and (p.renewed_at is not null or not exists (
          select from fleet_paper k
          where k.company_id = p.company_id and k.truck_id = ${keep.id} and k.kind = p.kind and k.renewed_at is null))`,
  )
