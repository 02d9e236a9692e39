import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { firstRow, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { TicketReconciliationStatus, TicketResolution, TicketVerdict } from './enums.js'
import { reconciliationTexts as texts } from './texts.js'

const PIECE = 2000

export interface Counts {
  siteCount: number
  ourCount: number
  sameCount: number
  differCount: number
  siteOnlyCount: number
  oursOnlyCount: number
  unresolvedCount: number
}

export interface NewReconciliation extends Counts {
  reconcileNo: string
  garbageId: string
  startDate: string
  endDate: string
  toleranceMinutes: number
  fileName: string
  sha256: string
}

export async function insertReconciliation({ em, actor, now }: Tx, one: NewReconciliation): Promise<string> {
  const id = newId()
  await rows(
    em,
    em.getKysely().insertInto('ticket_reconciliation').values({
      company_id: actor.companyId,
      id,
      reconcile_no: one.reconcileNo,
      dump_site_id: one.garbageId,
      start_day: one.startDate,
      end_day: one.endDate,
      tolerance_minutes: one.toleranceMinutes,
      file_name: one.fileName,
      sha256: one.sha256,
      site_count: one.siteCount,
      our_count: one.ourCount,
      same_count: one.sameCount,
      differ_count: one.differCount,
      site_only_count: one.siteOnlyCount,
      ours_only_count: one.oursOnlyCount,
      unresolved_count: one.unresolvedCount,
      matched_at: now,
      create_id: actor.userId,
      create_by: actor.name,
      created_at: now,
      updated_at: now,
    }),
  )
  return id
}

export interface Stored {
  id: string
  garbageId: string
  startDate: string
  endDate: string
  toleranceMinutes: number
  status: TicketReconciliationStatus
  unresolvedCount: number
  version: number
}

/** Locks a reconciliation; NOT_FOUND for one that the company does not have. */
export async function lockReconciliation({ em, actor }: Tx, id: string): Promise<Stored> {
  const stored = isId(id)
    ? await firstRow<Stored>(
        em,
        sql`select id, dump_site_id as "garbageId", start_day::text as "startDate", end_day::text as "endDate",
              tolerance_minutes as "toleranceMinutes", status, unresolved_count as "unresolvedCount", version
            from ticket_reconciliation where company_id = ${actor.companyId} and id = ${id} for update`,
      )
    : undefined
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.reconciliation })
  return stored
}

/** Stored row. */
export interface KeptRow {
  id: string
  position: number
  line: number | null
  siteTicketNo: string | null
  sitePlate: string | null
  siteTime: DbTime | null
  siteSoil: string | null
  siteQuantity: string | null
  waybillId: string | null
  waybillNo: string | null
  ourTicketNo: string | null
  ourPlate: string | null
  ourTime: DbTime | null
  ourSoil: string | null
  verdict: `${TicketVerdict}`
  differences: string[]
  resolution: `${TicketResolution}` | null
  reason: string | null
  resolveName: string | null
  resolvedAt: DbTime | null
}

const FIELDS = sql`id, position, line, site_ticket_no, site_plate, site_time, site_soil, site_quantity, waybill_id, waybill_no, our_ticket_no,
  our_plate, our_time, our_soil, verdict, differences, resolution, reason, resolve_name, resolved_at`

export async function insertRows({ em, actor }: Tx, id: string, all: readonly KeptRow[]): Promise<void> {
  for (let from = 0; from < all.length; from += PIECE) {
    const piece = JSON.stringify(all.slice(from, from + PIECE))
    await rows(
      em,
      sql`insert into ticket_reconciliation_row (company_id, reconciliation_id, ${FIELDS})
          select ${actor.companyId}, ${id}, r.id, r.position, r.line, r."siteTicketNo", r."sitePlate", r."siteTime", r."siteSoil",
            r."siteQuantity", r."waybillId", r."waybillNo", r."ourTicketNo", r."ourPlate", r."ourTime", r."ourSoil", r.verdict,
            array(select jsonb_array_elements_text(r.differences)), r.resolution, r.reason, r."resolveName", r."resolvedAt"
          from json_to_recordset(${piece}::json) as r(id uuid, position integer, line integer, "siteTicketNo" text, "sitePlate" text,
            "siteTime" timestamptz, "siteSoil" text, "siteQuantity" numeric, "waybillId" uuid, "waybillNo" text, "ourTicketNo" text,
            "ourPlate" text, "ourTime" timestamptz, "ourSoil" text, verdict text, differences jsonb, resolution text, reason text,
            "resolveName" text, "resolvedAt" timestamptz)`,
    )
  }
}

export const rowsOf = ({ em, actor }: Tx, id: string): Promise<KeptRow[]> =>
  rows(
    em,
    sql`select id, position, line, site_ticket_no as "siteTicketNo", site_plate as "sitePlate", site_time as "siteTime", site_soil as "siteSoil",
          site_quantity as "siteQuantity", waybill_id as "waybillId", waybill_no as "waybillNo", our_ticket_no as "ourTicketNo",
          our_plate as "ourPlate", our_time as "ourTime", our_soil as "ourSoil", verdict, differences, resolution, reason,
          resolve_name as "resolveName", resolved_at as "resolvedAt"
        from ticket_reconciliation_row where company_id = ${actor.companyId} and reconciliation_id = ${id} order by position`,
  )

export async function deleteRows({ em, actor }: Tx, id: string): Promise<void> {
  await rows(
    em,
    sql`delete from ticket_reconciliation_row where company_id = ${actor.companyId} and reconciliation_id = ${id}`,
  )
}

/** Our own trip with a ticket. */
export interface Trip {
  id: string
  no: string
  ticketNo: string | null
  plate: string
  time: DbTime
  soil: string | null
  /** Whether it lies within the days, and not just within the tolerance outside of them. */
  within: boolean
}

export interface Reach {
  garbageId: string
  from: Date
  to: Date
  toleranceMs: number
}

/** Our trips to the site with a ticket at that time, up to a limit. */
export const tripsAt = (
  { em, actor }: Tx,
  { garbageId, from, to, toleranceMs }: Reach,
  most: number,
): Promise<Trip[]> =>
  rows(
    em,
    sql`select w.id, w.no, w.ticket_no as "ticketNo", w.truck_code as plate, w.go_datetime as time, w.go_soil_type as soil,
          w.go_datetime >= ${from} and w.go_datetime < ${to} as within
        from published_waybill w
        where w.company_id = ${actor.companyId} and w.dump_site_id = ${garbageId} and w.is_ticket and w.status <> 'VOID'
          and w.go_datetime >= ${new Date(from.getTime() - toleranceMs)} and w.go_datetime < ${new Date(to.getTime() + toleranceMs)}
        order by w.go_datetime, w.id limit ${most}`,
  )

/** Reconciliations of the rows with these ids, and how many rows of each lack a decision. */
export const headsOf = (
  { em, actor }: Tx,
  ids: readonly string[],
): Promise<{ id: string; count: number; same: number }[]> =>
  rows(
    em,
    sql`select reconciliation_id as id, count(*)::int as count, count(*) filter (where verdict = 'SAME')::int as same
        from ticket_reconciliation_row where company_id = ${actor.companyId} and ${inUuids(sql`id`, ids)} group by reconciliation_id`,
  )

export async function resolveRows(
  { em, actor, now }: Tx,
  ids: readonly string[],
  { resolution, reason }: { resolution: TicketResolution; reason: string },
): Promise<void> {
  await rows(
    em,
    sql`update ticket_reconciliation_row set resolution = ${resolution}, reason = ${reason}, resolve_name = ${actor.name}, resolved_at = ${now}
        where company_id = ${actor.companyId} and ${inUuids(sql`id`, ids)}`,
  )
}

/** Counts the rows without a decision again. */
export async function recountUnresolved({ em, actor, now }: Tx, id: string): Promise<void> {
  await rows(
    em,
    sql`update ticket_reconciliation t set version = t.version + 1, updated_at = ${now}, unresolved_count = (
          select count(*) from ticket_reconciliation_row r
          where r.company_id = t.company_id and r.reconciliation_id = t.id and r.verdict <> 'SAME' and r.resolution is null)
        where t.company_id = ${actor.companyId} and t.id = ${id}`,
  )
}

export async function updateCounts({ em, actor, now }: Tx, id: string, counts: Counts): Promise<void> {
  await rows(
    em,
    sql`update ticket_reconciliation set version = version + 1, updated_at = ${now}, matched_at = ${now}, site_count = ${counts.siteCount},
          our_count = ${counts.ourCount}, same_count = ${counts.sameCount}, differ_count = ${counts.differCount},
          site_only_count = ${counts.siteOnlyCount}, ours_only_count = ${counts.oursOnlyCount}, unresolved_count = ${counts.unresolvedCount}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export async function settle({ em, actor, now }: Tx, id: string, status: TicketReconciliationStatus): Promise<void> {
  await rows(
    em,
    sql`update ticket_reconciliation set version = version + 1, updated_at = ${now}, status = ${status}, settle_name = ${actor.name},
          settled_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export async function voidOne(
  { em, actor, now }: Tx,
  id: string,
  { status, reason }: { status: TicketReconciliationStatus; reason: string },
): Promise<void> {
  await rows(
    em,
    sql`update ticket_reconciliation set version = version + 1, updated_at = ${now}, status = ${status}, void_name = ${actor.name},
          voided_at = ${now}, void_reason = ${reason}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

/** The name of a dump site of the company. */
export const siteNamed = async ({ em, actor }: Tx, id: string): Promise<string | undefined> =>
  isId(id)
    ? (
        await firstRow<{ name: string }>(
          em,
          sql`select name from published_dump_site where company_id = ${actor.companyId} and id = ${id}`,
        )
      )?.name
    : undefined
