import type { Actor } from '../../../kernel/command/actor.js'
import { approvedColumns, NOT_APPROVED } from '../../../kernel/command/approval.js'
import type { Tx } from '../../../kernel/command/command.js'
import { handedOn } from '../../../kernel/command/hands.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { isOperator } from '../../identity/index.js'
import { projectsInUse } from '../../project/index.js'
import { RecordAuditStatus } from './enums.js'
import type { ExcavatorRecord } from './excavator-record.entity.js'
import type { StoredRecord } from './moves.queries.js'
import type { ShiftStarts } from './shift.js'

type Row = RowOf<typeof ExcavatorRecord>

/** Row of a reported record. */
export type Entered = Pick<
  Row,
  | 'projectId'
  | 'machineId'
  | 'machineCode'
  | 'staffId'
  | 'staffName'
  | 'ledgerType'
  | 'shiftType'
  | 'inType'
  | 'scheduleWork'
  | 'unitWork'
  | 'address'
  | 'ledgerRemark'
> & { startDatetime: Date; endDatetime: Date }

export interface MachineChoice {
  id: string
  machineCode: string
  name: string
  operatorName: string | null
  operatorMobile: string | null
  /** Whether the person operates this machine. */
  own: boolean
}

/**
 * Condition on machines `m` that the actor may report work for: an operator for his own, or for any while none of his
 * own is in use; others for any.
 */
function mayUse(actor: Actor): Sql {
  const inUse = sql`m.company_id = ${actor.companyId} and m.enabled`
  if (!isOperator(actor)) return inUse
  const { mobile } = actor.facts
  return sql`${inUse} and (m.operator_mobile = ${mobile} or not exists (select from published_machine o
    where o.company_id = ${actor.companyId} and o.enabled and o.operator_mobile = ${mobile}))`
}

const chosen = ({ facts }: Actor): Sql =>
  sql`select m.id, m.code as "machineCode", m.name, m.operator_name as "operatorName", m.operator_mobile as "operatorMobile",
        m.operator_mobile is not distinct from ${facts.mobile} as own from published_machine m`

const MOST_MACHINES = 500

/** Machines that the actor may report for, his own first. */
export const machineChoices = (em: Em, actor: Actor): Promise<MachineChoice[]> =>
  rows(em, sql`${chosen(actor)} where ${mayUse(actor)} order by own desc, m.code limit ${MOST_MACHINES}`)

/** Machine of an id or code, if the actor may use it. */
export async function machineNamed(
  { em, actor }: Tx,
  { machineId, machineCode }: { machineId?: string | null | undefined; machineCode?: string | undefined },
): Promise<MachineChoice | undefined> {
  if (machineId && !isId(machineId)) return undefined
  const named = machineId ? sql`m.id = ${machineId}` : sql`m.code = ${machineCode}`
  return firstRow(em, sql`${chosen(actor)} where ${mayUse(actor)} and ${named}`)
}

export interface ProjectChoice extends ShiftStarts {
  id: string
  projectName: string
}

const projects = (actor: Actor): Sql =>
  sql`select j.id, j.name as "projectName", to_char(j.day_shift_start, 'HH24:MI') as "dayStart",
        to_char(j.night_shift_start, 'HH24:MI') as "nightStart"
      from published_project j where j.company_id = ${actor.companyId} and j.enabled`

/** Enabled projects, with the starts of their shifts. */
export const projectChoices = (em: Em, actor: Actor): Promise<ProjectChoice[]> =>
  rows(em, sql`${projects(actor)} order by j.name, j.id`)

/** Project of an id that the actor may see; it stays usable until the transaction ends. */
export async function projectNamed(tx: Tx, id: string): Promise<ProjectChoice | undefined> {
  if (!isId(id) || (await projectsInUse(tx, [id])).size === 0) return undefined
  return firstRow(tx.em, sql`${projects(tx.actor)} and j.id = ${id}`)
}

/** Project of the person's last submitted record. */
export async function lastProjectOf(em: Em, { companyId, userId }: Actor): Promise<string | null> {
  const last = await firstRow<{ id: string }>(
    em,
    sql`select r.project_id as id from excavator_record r where r.company_id = ${companyId} and r.staff_id = ${userId}
        order by r.start_datetime desc limit 1`,
  )
  return last?.id ?? null
}

/** Id of a person without an account who has operated a machine before, or a new id. */
export async function strangersId({ em, actor }: Tx, machineId: string, staffName: string): Promise<string> {
  const known = await firstRow<{ id: string }>(
    em,
    sql`select r.staff_id as id from excavator_record r where r.company_id = ${actor.companyId} and r.machine_id = ${machineId}
        and r.staff_name = ${staffName} order by r.start_datetime desc limit 1`,
  )
  return known?.id ?? newId()
}

/** Lets reports on one machine run one at a time. */
export const lockMachine = ({ em, actor }: Tx, machineId: string): Promise<void> =>
  inTurn(em, 'excavator-record', actor.companyId, machineId)

/**
 * Live record of the machine, or of a machine merged into it, that overlaps with a span; one may begin when another
 * ends.
 */
export const overlapping = (
  { em, actor }: Tx,
  { machineId, startDatetime, endDatetime }: Pick<Entered, 'machineId' | 'startDatetime' | 'endDatetime'>,
  except: string | null,
): Promise<{ from: DbTime; to: DbTime } | undefined> =>
  firstRow(
    em,
    sql`select r.start_datetime as from, r.end_datetime as to from excavator_record r
        where r.company_id = ${actor.companyId} and r.machine_id = any(array(
            select m.id from published_machine m where m.company_id = ${actor.companyId} and (m.id = ${machineId} or m.merged_into = ${machineId})))
          and r.audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED')
          and r.start_datetime < ${endDatetime} and r.start_datetime > ${startDatetime}::timestamptz - interval '24 hours 1 second'
          and r.end_datetime > ${startDatetime} and r.id is distinct from ${except}::uuid
        order by r.start_datetime limit 1`,
  )

const columnsOf = ({ actor, now }: Tx, record: Entered) => ({
  project_id: record.projectId,
  machine_id: record.machineId,
  machine_code: record.machineCode,
  staff_id: record.staffId,
  staff_name: record.staffName,
  ledger_type: record.ledgerType,
  audit_status: RecordAuditStatus.SUBMITTED,
  shift_type: record.shiftType,
  in_type: record.inType,
  schedule_work: record.scheduleWork,
  unit_work: record.unitWork,
  address: record.address,
  start_datetime: record.startDatetime,
  end_datetime: record.endDatetime,
  ledger_remark: record.ledgerRemark,
  submitted_by: actor.userId,
  submit_by: actor.name,
  submitted_at: now,
  updated_at: now,
})

export async function insertRecord(tx: Tx, record: Entered): Promise<string> {
  const [id, company_id] = [newId(), tx.actor.companyId]
  const values = { company_id, id, ...columnsOf(tx, record), hands: [tx.actor.userId], created_at: tx.now }
  await rows(tx.em, tx.em.getKysely().insertInto('excavator_record').values(values))
  return id
}

/** Submits a changed record again; earlier decisions do not apply to it. */
export async function updateRecord(
  tx: Tx,
  stored: Pick<StoredRecord, 'id' | 'hands' | 'handsSeen'>,
  record: Entered,
): Promise<void> {
  const { hands, handsSeen: hands_seen } = handedOn(tx.actor, stored)
  const unseen = { audited_by: null, audit_by: null, audited_at: null, reason: null, ...approvedColumns(NOT_APPROVED) }
  await rows(
    tx.em,
    tx.em
      .getKysely()
      .updateTable('excavator_record')
      .set((one) => ({ ...columnsOf(tx, record), ...unseen, hands, hands_seen, version: one('version', '+', 1) }))
      .where('company_id', '=', tx.actor.companyId)
      .where('id', '=', stored.id),
  )
}
