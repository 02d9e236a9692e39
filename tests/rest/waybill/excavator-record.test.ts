import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { newProject } from '@tufang/tests/factories/project'
import { statementsOf } from '@tufang/tests/queries'
import { signIn } from '@tufang/tests/sign-in'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const path = '/chain/ledgerDig/getWorkFlowPage'
const at = (text: string) => new Date(`${text}+08:00`)
const company = await newCompany()
const caller = await company.as('只读')

interface Answer {
  data: { records: Record<string, unknown>[]; total: number }
}
const pageOf = async (body: object, from = caller) => (await from.rest('POST', path, { body })).json<Answer>().data
const idsOf = async (body: object, from = caller) => (await pageOf(body, from)).records.map(({ id }) => id)

describe('the page of excavators’ work', () => {
  it('has every documented field, codes as numbers and times as text', async () => {
    const { id, project, machine, staff } = await newExcavatorRecord(company, {
      ledgerType: 'MEASURED',
      inType: 'BREAK',
      shiftType: 'NIGHT',
      auditStatus: 'IN_APPROVAL',
      remark: '破桩头',
      scheduleWork: '312.500',
      unitWork: 'CUBIC',
      start: at('2026-03-04T18:00:30'),
      end: at('2026-03-05T03:31:00'),
    })
    const { records, total } = await pageOf({ machineId: machine.id })
    expect(total).toBe(1)
    expect(records).toEqual([
      {
        id,
        companyAuthId: company.id,
        projectInfoId: project.id,
        projectName: project.name,
        machineId: machine.id,
        machineCode: machine.code,
        inStaffId: staff.id,
        staffName: staff.name,
        ledgerType: 2,
        auditStatus: 1,
        inShiftType: 2,
        inType: 4,
        scheduleWork: 312.5,
        unitWork: 2,
        startDatetime: '2026-03-04 18:00:30',
        endDatetime: '2026-03-05 03:31:00',
        workTime: 570,
        isDel: 0,
        address: null,
        ledgerRemark: '破桩头',
        searchDate: '2026-03-04',
        createTime: expect.any(String),
        shiftPrice: null,
        loadPrice: null,
        amount: null,
        fourEyesOff: null,
      },
    ])
  })

  it('shows what is submitted, in approval or approved, whatever is asked for, the latest first', async () => {
    const project = await newProject(company)
    const make = async (auditStatus: 'SUBMITTED' | 'IN_APPROVAL' | 'APPROVED' | 'REJECTED' | 'DELETED', day: string) =>
      (await newExcavatorRecord(company, { project, auditStatus, start: at(`2026-04-${day}T08:00:00`) })).id
    const [old, last, mid] = [
      await make('APPROVED', '01'),
      await make('SUBMITTED', '09'),
      await make('IN_APPROVAL', '05'),
    ]
    await make('REJECTED', '06')
    await make('DELETED', '07')
    const projectInfoId = project.id
    expect(await idsOf({ projectInfoId })).toEqual([last, mid, old])
    expect(await idsOf({ projectInfoId, auditStatus: '0,1,2' })).toEqual([last, mid, old])
    expect(await idsOf({ projectInfoId, auditStatus: [0, 3, 7] })).toEqual([last])
    expect(await idsOf({ projectInfoId, auditStatus: 7 })).toEqual([])
    expect(await idsOf({ projectInfoId, ascs: 'start_datetime' })).toEqual([old, mid, last])
    expect(await idsOf({ projectName: project.name, searchDate: '2026-04-05' })).toEqual([mid])
    expect(await idsOf({ projectInfoId, searchDate: ['2026-04-01', '2026-04-05'] })).toEqual([mid, old])
    expect(await idsOf({ projectInfoId, startDatetimeStart: '2026-04-05 08:00:01' })).toEqual([last])
  })

  it('is searched by machine, operator, project, shift and kinds of work', async () => {
    const machine = { id: newId(), code: 'ZX-470' }
    const staff = { id: newId(), name: '莫师傅' }
    const { id } = await newExcavatorRecord(company, { machine, staff, inType: 'GRADE', shiftType: 'NIGHT' })
    const start = at('2026-03-05T08:00:00')
    await newExcavatorRecord(company, { start, staff: { id: newId(), name: '甘师傅' }, inType: 'OTHER' })
    for (const query of [
      { machineId: machine.id },
      { machineCode: 'ZX-470' },
      { inStaffId: staff.id },
      { staffName: '莫师傅' },
      { inType: 3 },
      { inType: '3', ledgerType: '1', inShiftType: '2', auditStatus: '0' },
    ]) {
      expect(await idsOf(query), JSON.stringify(query)).toEqual([id])
    }
    expect(await idsOf({ machineId: machine.id, inShiftType: 1 })).toEqual([])
    expect(await idsOf({ machineId: 'x' })).toEqual([])
  })

  it.each([
    { inType: 5 },
    { ledgerType: 'x' },
    { auditStatus: '0,9' },
    { searchDate: 'yesterday' },
    { searchDate: ['2026-01-01', '2026-01-02', '2026-01-03'] },
  ])('refuses %j', async (body) => {
    expect((await caller.rest('POST', path, { body })).statusCode).toBe(400)
  })

  it('is its company’s own, and captains have none', async () => {
    const other = await newCompany()
    const { machine } = await newExcavatorRecord(other)
    expect(await idsOf({ machineId: machine.id })).toEqual([])
    const captain = await newSignedUpCaptain(other)
    const signedIn = await signIn(app, { mobile: captain.mobile, roleType: RoleType.CAPTAIN })
    const answer = await signedIn.rest('POST', path, { body: { projectName: '项' } })
    expect(answer.json()).toMatchObject({ code: 0, data: { records: [], total: 0 } })
  })

  it('costs one statement however long it is', async () => {
    const count = async (size: number) => (await statementsOf(() => pageOf({ size }))).length
    expect(await count(500)).toBe(await count(1))
  })
})
