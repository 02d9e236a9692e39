import type { Approved } from '../../../kernel/command/approval.js'
import type { Json, Tx } from '../../../kernel/command/command.js'
import type { Money } from '../../../kernel/money/money.js'
import { affected, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { ExcavatorRecord } from './excavator-record.entity.js'
import { withinReach } from './excavator-record.queries.js'
import type { MachinePrices, Worked } from './price.js'

type Row = RowOf<typeof ExcavatorRecord>
export type StoredRecord = Pick<
  Row,
  | 'id'
  | 'projectId'
  | 'machineId'
  | 'machineCode'
  | 'staffId'
  | 'staffName'
  | 'auditStatus'
  | 'shiftType'
  | 'inType'
  | 'address'
  | 'startDatetime'
  | 'endDatetime'
  | 'ledgerRemark'
  | 'submittedBy'
  | 'hands'
  | 'handsSeen'
  | 'version'
> &
  Worked

/** Locks records that the actor may see, in the order of their ids. */
export const lockRecords = ({ em, actor }: Tx, ids: readonly string[]): Promise<StoredRecord[]> =>
  rows(
    em,
    sql`select r.id, r.project_id as "projectId", r.machine_id as "machineId", r.machine_code as "machineCode", r.staff_id as "staffId",
          r.staff_name as "staffName", r.ledger_type as "ledgerType", r.audit_status as "auditStatus", r.shift_type as "shiftType",
          r.in_type as "inType", r.schedule_work as "scheduleWork", r.unit_work as "unitWork", r.address, r.start_datetime as "startDatetime",
          r.end_datetime as "endDatetime", r.work_time as "workTime", r.ledger_remark as "ledgerRemark", r.submitted_by as "submittedBy",
          r.hands, r.hands_seen as "handsSeen", r.version
        from excavator_record r where ${withinReach(actor)} and ${inUuids(sql`r.id`, ids)} order by r.id for update`,
  )

/** Present prices of machines by id; none for a machine that the company does not have. */
export async function pricesOf({ em, actor }: Tx, machineIds: readonly string[]): Promise<Map<string, MachinePrices>> {
  const found = await rows<MachinePrices & { id: string }>(
    em,
    sql`select m.id, m.shift_cost as "shiftPrice", m.load_price as "loadPrice" from published_machine m
        where m.company_id = ${actor.companyId} and ${inUuids(sql`m.id`, machineIds)}`,
  )
  return new Map(found.map(({ id, ...prices }) => [id, prices]))
}

/** Decision about a record. */
export interface Decided extends MachinePrices, Approved {
  id: string
  auditStatus: StoredRecord['auditStatus']
  amount: Money | null
  handsSeen: boolean
}

/** Writes decisions about records, with person and reason; only an approved record has an amount. */
export async function writeDecisions(
  { em, actor, now }: Tx,
  decided: readonly Decided[],
  reason: string | null,
): Promise<void> {
  if (decided.length === 0) return
  const given: Json = decided.map((one) => ({ ...one }))
  await affected(
    em,
    sql`update excavator_record r
        set audit_status = d."auditStatus", shift_price = d."shiftPrice", load_price = d."loadPrice", amount = d.amount,
          audited_by = ${actor.userId}, audit_by = ${actor.name}, audited_at = ${now}, audit_own = d."auditOwn", four_eyes_off = d."fourEyesOff",
          hands_seen = d."handsSeen", reason = ${reason},
          version = r.version + 1, updated_at = ${now}
        from json_to_recordset(${JSON.stringify(given)}::json)
          as d(id uuid, "auditStatus" text, "shiftPrice" numeric, "loadPrice" numeric, amount numeric, "auditOwn" boolean, "fourEyesOff" boolean,
            "handsSeen" boolean)
        where r.company_id = ${actor.companyId} and r.id = d.id`,
  )
}

/** Withdraws a record. */
export async function writeWithdrawal({ em, actor, now }: Tx, id: string): Promise<void> {
  await rows(
    em,
    sql`update excavator_record set audit_status = 'DELETED', version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}
