import { z } from 'zod'
import type { Actor } from '../../../kernel/command/actor.js'
import { type Asked, askedOf } from '../../../kernel/command/asked.js'
import type { RunCommand, Tx } from '../../../kernel/command/command.js'
import { recordChanges } from '../../../kernel/command/history.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { type Clock, isoTime, momentOf, plainTime } from '../../../kernel/values/clock.js'
import { idText, validate } from '../../../kernel/values/validate.js'
import { isOperator, operatorByPhone } from '../../identity/index.js'
import { waybillTexts } from '../texts.js'
import * as queries from './entry.queries.js'
import { recordMachine } from './excavator-record.machine.js'
import { findRecords } from './excavator-record.queries.js'
import type { ExcavatorRecordView } from './excavator-record.view.js'
import { recordTable as table } from './fields.js'
import { type RecordGiven, type RecordInput, recordSchema } from './input.js'
import { lockRecords, type StoredRecord, writeWithdrawal } from './moves.queries.js'
import { shiftAt } from './shift.js'
import { excavatorTexts as texts } from './texts.js'

const EDIT = 'chain:ledgerdig:edit'
const SECOND = 1000

const verbSchema = z.object({
  id: idText(texts.what),
  version: z.int({ error: waybillTexts.versionMissing }).nullish(),
})

type Verb = Asked & { id: string; version?: number | null | undefined }

/** Choices of the form: machines, projects, and the project of the actor's last report. */
export interface RecordForm {
  machines: queries.MachineChoice[]
  projects: queries.ProjectChoice[]
  projectInfoId: string | null
}

/** Reports of excavators' work, by a machine's operator or by the site. */
export class ExcavatorEntryService {
  constructor(
    private readonly database: Database,
    private readonly run: RunCommand,
    private readonly clock: Clock,
  ) {}

  async form(actor: Actor): Promise<RecordForm> {
    actor.assert(EDIT)
    const em = this.database.em.fork()
    const [machines, projects, last] = await Promise.all([
      queries.machineChoices(em, actor),
      queries.projectChoices(em, actor),
      queries.lastProjectOf(em, actor),
    ])
    return { machines, projects, projectInfoId: projects.find(({ id }) => id === last)?.id ?? null }
  }

  /**
   * Reports work of a machine. EXCAVATOR_OVERLAP where it worked elsewhere at the time; NOT_FOUND names missing base
   * data.
   */
  submit(actor: Actor, given: RecordGiven, asked: Asked = {}): Promise<ExcavatorRecordView> {
    actor.assert(EDIT)
    const input = validate(recordSchema(this.clock.now()), given, 'input')
    const options = { name: 'excavatorRecord.submit', title: texts.titles.submit, input, ...askedOf(asked) }
    return this.run(actor, options, async (tx) => {
      const record = await entered(tx, input)
      await refuseOverlap(tx, record, null)
      const id = await queries.insertRecord(tx, record)
      await recordChanges(tx, [changeOf(id, 'auditStatus', null, recordMachine.initial, 1)])
      return viewOf(tx, id)
    })
  }

  /** Changes a submitted or rejected record, and submits it again. */
  update(actor: Actor, given: Verb, said: RecordGiven): Promise<ExcavatorRecordView> {
    actor.assert(recordMachine.needs('update'))
    const { id, version } = validate(verbSchema, given)
    const input = validate(recordSchema(this.clock.now()), said, 'input')
    const logged = { id, version, ...input }
    const options = { name: 'excavatorRecord.update', title: texts.titles.update, input: logged, ...askedOf(given) }
    return this.run(actor, options, async (tx) => {
      const stored = await hold(tx, 'update', { id, version })
      const record = await entered(tx, input)
      await refuseOverlap(tx, record, stored.id)
      await queries.updateRecord(tx, stored, record)
      await recordChanges(tx, changesOf(stored, record))
      return viewOf(tx, stored.id)
    })
  }

  /** Withdraws a submitted or rejected record, which then disappears from all lists. */
  withdraw(actor: Actor, given: Verb): Promise<ExcavatorRecordView> {
    actor.assert(recordMachine.needs('withdraw'))
    const input = validate(verbSchema, given)
    const options = { name: 'excavatorRecord.withdraw', title: texts.titles.withdraw, input, ...askedOf(given) }
    return this.run(actor, options, async (tx) => {
      const stored = await hold(tx, 'withdraw', input)
      await writeWithdrawal(tx, stored.id)
      const after = recordMachine.moves.withdraw.to
      await recordChanges(tx, [changeOf(stored.id, 'auditStatus', stored.auditStatus, after, stored.version + 1)])
      return viewOf(tx, stored.id)
    })
  }
}

async function viewOf({ em, actor }: Tx, id: string): Promise<ExcavatorRecordView> {
  const [view] = await findRecords(em, actor, [id])
  if (!view) throw new DomainError('NOT_FOUND', { what: texts.what })
  return view
}

async function hold(
  tx: Tx,
  move: 'update' | 'withdraw',
  { id, version }: z.output<typeof verbSchema>,
): Promise<StoredRecord> {
  const [stored] = await lockRecords(tx, [id])
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.what })
  recordMachine.next(stored.auditStatus, move)
  if (version != null && version !== stored.version) throw new DomainError('STALE')
  return stored
}

/** Row of a report: worker, machine and shift. */
async function entered(tx: Tx, input: RecordInput): Promise<queries.Entered> {
  const project = await queries.projectNamed(tx, input.projectInfoId)
  if (!project) throw new DomainError('NOT_FOUND', { what: table.projectName.label })
  const machine = await queries.machineNamed(tx, input)
  if (!machine)
    throw invalidInput([{ field: 'input.machineId', message: texts.machineUnknown(input.machineCode ?? '') }])
  const { ledgerType, inType, startDatetime, endDatetime, scheduleWork = null, unitWork = null } = input
  const { address = null, ledgerRemark = null } = input
  return {
    ...(await workerOf(tx, machine, input.staffName)),
    projectId: project.id,
    machineId: machine.id,
    machineCode: machine.machineCode,
    shiftType: input.inShiftType ?? shiftAt(startDatetime, project),
    ...{ ledgerType, inType, startDatetime, endDatetime, scheduleWork, unitWork, address, ledgerRemark },
  }
}

/**
 * Worker of a record: the operator who reports it; otherwise the named person or the machine's operator, with his
 * account if he has one.
 */
async function workerOf(
  tx: Tx,
  machine: queries.MachineChoice,
  named: string | undefined,
): Promise<Pick<queries.Entered, 'staffId' | 'staffName'>> {
  const { actor } = tx
  if (isOperator(actor)) return { staffId: actor.userId, staffName: actor.name }
  const account = machine.operatorMobile ? await operatorByPhone(tx, machine.operatorMobile) : undefined
  const operator = machine.operatorName ?? account?.name
  const staffName = named ?? operator
  if (!staffName) throw invalidInput([{ field: 'input.staffName', message: texts.operatorMissing }])
  const isHe = account !== undefined && (staffName === operator || staffName === account.name)
  return { staffId: isHe ? account.id : await queries.strangersId(tx, machine.id, staffName), staffName }
}

async function refuseOverlap(tx: Tx, record: queries.Entered, except: string | null): Promise<void> {
  await queries.lockMachine(tx, record.machineId)
  const other = await queries.overlapping(tx, record, except)
  if (!other) return
  const [from, to] = [plainTime(other.from).slice(0, 16), plainTime(other.to).slice(0, 16)]
  throw new DomainError('EXCAVATOR_OVERLAP', { machineCode: record.machineCode, from, to })
}

/** Fields of a record that its history keeps. */
const watched = [
  'projectId',
  'machineCode',
  'staffName',
  'ledgerType',
  'shiftType',
  'inType',
  'scheduleWork',
  'unitWork',
  'address',
  'ledgerRemark',
] as const

function changesOf(stored: StoredRecord, record: queries.Entered) {
  const version = stored.version + 1
  const times = (['startDatetime', 'endDatetime'] as const).flatMap((field) => {
    const before = momentOf(stored[field])
    const isSame = Math.abs(before.getTime() - record[field].getTime()) < SECOND
    return isSame ? [] : [changeOf(stored.id, field, isoTime(before), isoTime(record[field]), version)]
  })
  return [
    changeOf(stored.id, 'auditStatus', stored.auditStatus, recordMachine.moves.update.to, version),
    ...watched.map((field) => changeOf(stored.id, field, stored[field], record[field], version)),
    ...times,
  ]
}

const changeOf = (
  entityId: string,
  field: string,
  before: string | null,
  after: string | null,
  rowVersion: number,
) => ({
  entity: 'excavatorRecord',
  entityId,
  field,
  before,
  after,
  rowVersion,
})
