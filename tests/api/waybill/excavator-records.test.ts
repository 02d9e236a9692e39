import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { excavatorDocuments as documents, type ExcavatorRecord, excavatorVerb as verb } from '@tufang/tests/excavator'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { newMachine } from '@tufang/tests/factories/machine'
import { newProject } from '@tufang/tests/factories/project'
import { newMember } from '@tufang/tests/limited'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

await testApp()

const ground = async () => {
  const company = await newCompany()
  const project = await newProject(company)
  const machine = await newMachine(company, { operatorName: '梁师傅', shiftCost: '2400', loadPrice: '22.5' })
  const [clerk, auditor] = [await company.as('结算员'), await company.as('审核员')]
  const inputOf = (more: object = {}) => ({
    projectInfoId: project.id,
    machineId: machine.id,
    ledgerType: 'SHIFT',
    inType: 'DIG',
    startDatetime: '2026-03-04T08:00:00+08:00',
    endDatetime: '2026-03-04T17:00:00+08:00',
    ...more,
  })
  return { company, project, machine, clerk, auditor, inputOf }
}
type Ground = Awaited<ReturnType<typeof ground>>

const submit = ({ clerk, inputOf }: Pick<Ground, 'clerk' | 'inputOf'>, more: object = {}): Promise<ExcavatorRecord> =>
  verb(clerk, 'submit', { input: inputOf(more) })
const day = (number: number, hour: number) =>
  new Date(Date.UTC(2026, 2, number, hour) - 8 * 3_600_000).toISOString().replace('.000Z', 'Z')
const on = (number: number) => ({ startDatetime: day(number, 8), endDatetime: day(number, 17) })
const faultsOf = async (caller: Caller, input: object) =>
  (await caller.refusal(documents.submit, { input })).extensions.fieldErrors.map(({ field }) => field)

describe('a report of work', () => {
  it('is submitted for the operator of its machine, in the shift of its project', async () => {
    const place = await ground()
    expect(await submit(place)).toMatchObject({
      machineCode: place.machine.code,
      staffName: '梁师傅',
      auditStatus: 'SUBMITTED',
      inShiftType: 'DAY',
      workTime: 540,
      amount: null,
      version: 1,
      allowedActions: ['update', 'withdraw'],
    })
    const night = {
      machineId: null,
      machineCode: place.machine.code,
      startDatetime: day(5, 20),
      endDatetime: day(6, 4),
    }
    expect(await submit(place, night)).toMatchObject({ inShiftType: 'NIGHT', workTime: 480 })
    expect(await submit(place, { ...on(8), inShiftType: 'NIGHT' })).toMatchObject({ inShiftType: 'NIGHT' })
  })

  it('is refused field by field for what cannot be', async () => {
    const { clerk, inputOf } = await ground()
    const refused = (more: object) => faultsOf(clerk, inputOf(more))
    expect(await refused({ machineId: null })).toEqual(['input.machineId'])
    expect(await refused({ machineId: newId() })).toEqual(['input.machineId'])
    expect(await refused({ endDatetime: day(4, 8) })).toEqual(['input.endDatetime'])
    expect(await refused({ endDatetime: day(5, 9) })).toEqual(['input.endDatetime'])
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect(
      await refused({ startDatetime: new Date(Date.now() - 3_600_000).toISOString(), endDatetime: later }),
    ).toEqual(['input.endDatetime'])
    expect(await refused({ ledgerType: 'MEASURED' })).toEqual(['input.scheduleWork'])
    expect(await refused({ scheduleWork: '3' })).toEqual(['input.unitWork'])
    expect(await refused({ scheduleWork: '3.5', unitWork: 'TRUCK' })).toEqual(['input.scheduleWork'])
    expect(await refused({ scheduleWork: '0', unitWork: 'CUBIC' })).toEqual(['input.scheduleWork'])
    expect(await refused({ scheduleWork: '3', unitWork: 'TON' })).toEqual(['input.unitWork'])
    expect(await refused({ address: '长'.repeat(51), ledgerRemark: '长'.repeat(201) })).toEqual([
      'input.address',
      'input.ledgerRemark',
    ])
    expect(await clerk.code(documents.submit, { input: inputOf({ projectInfoId: newId() }) })).toBe('NOT_FOUND')
  })

  it('asks who operated a machine of which nobody knows, and knows him again', async () => {
    const place = await ground()
    const { id: machineId } = await newMachine(place.company)
    expect(await faultsOf(place.clerk, place.inputOf({ machineId }))).toEqual(['input.staffName'])
    await submit(place, { machineId, staffName: '莫师傅' })
    await submit(place, { ...on(5), machineId, staffName: '莫师傅' })
    const found = await rowsOf(
      sql`select distinct staff_id from excavator_record where company_id = ${place.company.id} and machine_id = ${machineId}`,
    )
    expect(found).toHaveLength(1)
  })

  it('takes no machine that is out of use, nor one of another company', async () => {
    const place = await ground()
    const retired = await newMachine(place.company, { enabled: false })
    const foreign = await newMachine(await newCompany())
    for (const { id: machineId } of [retired, foreign])
      expect(await faultsOf(place.clerk, place.inputOf({ machineId, staffName: '莫师傅' }))).toEqual([
        'input.machineId',
      ])
  })

  it('is kept once under one key, and not at all when it is a preview', async () => {
    const place = await ground()
    const { clerk, inputOf } = place
    await verb(clerk, 'submit', { input: inputOf(), dryRun: true })
    const idempotencyKey = newId()
    const [one, again] = [
      await verb(clerk, 'submit', { input: inputOf(), idempotencyKey }),
      await verb(clerk, 'submit', { input: inputOf(), idempotencyKey }),
    ]
    expect(again.id).toBe(one.id)
    const admin = await place.company.as('管理员')
    expect((await admin.ask<{ answer: { total: number } }>(documents.list)).answer.total).toBe(1)
  })
})

describe('a machine works in one place at a time', () => {
  it('is refused a second record of the same hours, and takes one that begins when another ends', async () => {
    const place = await ground()
    await submit(place)
    const over = { startDatetime: day(4, 16), endDatetime: day(4, 20) }
    expect(await place.clerk.refusal(documents.submit, { input: place.inputOf(over) })).toMatchObject({
      message: `${place.machine.code}在2026-03-04 08:00至2026-03-04 17:00已有工时记录，同一挖机的工时不能重叠`,
      extensions: { code: 'EXCAVATOR_OVERLAP' },
    })
    expect(await submit(place, { startDatetime: day(4, 17), endDatetime: day(4, 20) })).toMatchObject({ workTime: 180 })
    const { id: machineId } = await newMachine(place.company, { operatorName: '莫师傅' })
    expect(await submit(place, { machineId })).toMatchObject({ staffName: '莫师傅' })
  })

  it('is held to what came from the machines’ side as well, but not to what was rejected or taken back', async () => {
    const place = await ground()
    const start = new Date(day(4, 6))
    const { id } = await newExcavatorRecord(place.company, { machine: place.machine, start })
    expect(await place.clerk.code(documents.submit, { input: place.inputOf() })).toBe('EXCAVATOR_OVERLAP')
    await verb(place.auditor, 'reject', { id, reason: '重复' })
    const { id: own } = await submit(place)
    await verb(place.clerk, 'withdraw', { id: own })
    await submit(place)
    const input = place.inputOf()
    expect(await place.clerk.code(documents.update, { id, input })).toBe('EXCAVATOR_OVERLAP')
  })

  it('whoever is first of many who report the same hours at once', async () => {
    const { clerk, inputOf } = await ground()
    const tries = Array.from({ length: 8 }, (_, at) =>
      clerk.gql(documents.submit, { input: inputOf({ startDatetime: day(4, 8 + (at % 4)) }) }),
    )
    const codes = (await Promise.all(tries)).map(({ errors }) => errors[0]?.extensions.code ?? 'DONE')
    expect(codes.toSorted()).toEqual(['DONE', ...Array.from({ length: 7 }, () => 'EXCAVATOR_OVERLAP')])
  })

  it('is held to it by the database, too', async () => {
    const place = await ground()
    await submit(place)
    await expect(
      rowsOf(sql`insert into excavator_record (company_id, id, project_id, machine_id, machine_code, staff_id, staff_name, ledger_type,
          audit_status, shift_type, in_type, start_datetime, end_datetime, submitted_by, submit_by, submitted_at)
        select company_id, ${newId()}, project_id, machine_id, machine_code, staff_id, staff_name, ledger_type, audit_status, shift_type,
          in_type, start_datetime + interval '1 hour', end_datetime, submitted_by, submit_by, submitted_at
        from excavator_record where company_id = ${place.company.id}`),
    ).rejects.toThrow()
  })
})

describe('the way of a record', () => {
  it('leads from its report over a review to its approval, each by people with the permission', async () => {
    const place = await ground()
    const { clerk, auditor } = place
    const { id } = await submit(place)
    expect(await clerk.code(documents.approve, { id })).toBe('FORBIDDEN')
    expect(await auditor.code(documents.withdraw, { id })).toBe('FORBIDDEN')
    expect(await verb(auditor, 'startReview', { id })).toMatchObject({
      auditStatus: 'IN_APPROVAL',
      allowedActions: ['approve', 'reject'],
    })
    expect(await clerk.code(documents.update, { id, input: place.inputOf() })).toBe('MOVE_NOT_ALLOWED')
    expect(await clerk.code(documents.withdraw, { id })).toBe('MOVE_NOT_ALLOWED')
    expect(await verb(auditor, 'approve', { id, version: 2 })).toMatchObject({ auditStatus: 'APPROVED', version: 3 })
    expect(await auditor.code(documents.approve, { id })).toBe('MOVE_NOT_ALLOWED')
    expect(await auditor.code(documents.startReview, { id: newId() })).toBe('NOT_FOUND')
    expect(await auditor.code(documents.reject, { id, reason: ' ' })).toBe('INVALID_INPUT')
  })

  it('goes back to the beginning when what was rejected is mended', async () => {
    const place = await ground()
    const { clerk, auditor } = place
    const { id } = await submit(place)
    expect(await verb(auditor, 'reject', { id, reason: '时间不符' })).toMatchObject({
      auditStatus: 'REJECTED',
      reason: '时间不符',
    })
    const list = async () =>
      (await (await place.company.as('只读')).ask<{ answer: { total: number } }>(documents.list)).answer
    expect(await list()).toMatchObject({ total: 0 })
    expect(await clerk.code(documents.update, { id, input: place.inputOf(), version: 1 })).toBe('STALE')
    const input = place.inputOf({ endDatetime: day(4, 16) })
    expect(await verb(clerk, 'update', { id, input, version: 2 })).toMatchObject({
      auditStatus: 'SUBMITTED',
      workTime: 480,
      reason: null,
    })
    expect(await list()).toMatchObject({ total: 1 })
    await verb(clerk, 'withdraw', { id })
    expect(await list()).toMatchObject({ total: 0 })
    expect(await clerk.code(documents.update, { id, input })).toBe('MOVE_NOT_ALLOWED')
    const history = await rowsOf<{ field: string; after: unknown }>(
      sql`select field, after from field_change where company_id = ${place.company.id} and entity_id = ${id} order by created_at, field`,
    )
    expect(history.map(({ field, after }) => `${field} ${after}`)).toEqual([
      'auditStatus SUBMITTED',
      'auditStatus REJECTED',
      'auditStatus SUBMITTED',
      'endDatetime 2026-03-04T16:00:00+08:00',
      'auditStatus DELETED',
    ])
  })

  it('is told change by change in words, and no project by its name to who does not see it', async () => {
    const place = await ground()
    const { id } = await submit(place)
    const other = await newProject(place.company)
    const input = place.inputOf({ projectInfoId: other.id, inType: 'GRADE', endDatetime: day(4, 16) })
    await verb(place.clerk, 'update', { id, input })
    await verb(place.auditor, 'reject', { id, reason: '时间不符' })
    interface Change {
      label: string
      before: string | null
      after: string | null
      reason: string | null
    }
    const told = async (caller: Caller) =>
      (await caller.ask<{ answer: { history: Change[] } }>(documents.history, { id })).answer.history
    const history = await told(place.auditor)
    expect(history[0]).toMatchObject({ label: '审核状态', before: '已提交', after: '已驳回', reason: '时间不符' })
    expect(history.map(({ before, after }) => `${before} → ${after}`).toSorted()).toEqual(
      [
        ...['null → 已提交', '已提交 → 已驳回', '挖装 → 平整修坡'],
        ...['2026-03-04 17:00 → 2026-03-04 16:00', `${place.project.name} → ${other.name}`],
      ].toSorted(),
    )
    const { caller, limitTo } = await newMember(place.company)
    await limitTo([other.id])
    expect((await told(caller)).map(({ before }) => before)).toContain('无权查看的项目')
  })

  it('is nothing to somebody who does not see its project', async () => {
    const place = await ground()
    const { id } = await submit(place)
    const { caller, limitTo } = await newMember(place.company)
    const other = await newProject(place.company)
    await limitTo([other.id])
    expect((await caller.ask<{ answer: null }>(documents.find, { id })).answer).toBeNull()
    for (const document of [documents.withdraw, documents.startReview, documents.approve])
      expect(await caller.code(document, { id })).toBe('NOT_FOUND')
    const input = place.inputOf(on(9))
    expect(await caller.code(documents.submit, { input })).toBe('NOT_FOUND')
    // A machine works in one place at a time, even where the member does not see it.
    const hisOwn = { ...place.inputOf(), projectInfoId: other.id }
    expect(await caller.code(documents.submit, { input: hisOwn })).toBe('EXCAVATOR_OVERLAP')
    expect(await verb(caller, 'submit', { input: { ...hisOwn, ...on(9) } })).toMatchObject({ auditStatus: 'SUBMITTED' })
  })

  it('is another company’s business alone', async () => {
    const place = await ground()
    const { id } = await submit(place)
    const other = await (await newCompany()).as('管理员')
    for (const document of [documents.withdraw, documents.startReview, documents.approve])
      expect(await other.code(document, { id })).toBe('NOT_FOUND')
    expect(await other.code(documents.update, { id, input: place.inputOf() })).toBe('NOT_FOUND')
    expect((await other.ask<{ answer: null }>(documents.find, { id })).answer).toBeNull()
  })
})
