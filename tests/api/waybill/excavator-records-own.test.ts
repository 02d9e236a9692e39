import { sql } from '@tufang/server/kernel/sql/sql'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { excavatorDocuments as documents, type ExcavatorRecord, excavatorVerb as verb } from '@tufang/tests/excavator'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { newMachine, newOperator } from '@tufang/tests/factories/machine'
import { newProject } from '@tufang/tests/factories/project'
import { rowsOf } from '@tufang/tests/rows'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()

const ground = async () => {
  const company = await newCompany()
  const project = await newProject(company)
  const operator = await newOperator(company, { shiftCost: '1600' })
  const inputOf = (machineId: string, day = '04') => ({
    ...{ projectInfoId: project.id, machineId, ledgerType: 'SHIFT', inType: 'DIG' },
    startDatetime: `2026-03-${day}T08:00:00+08:00`,
    endDatetime: `2026-03-${day}T16:00:00+08:00`,
  })
  return { company, project, ...operator, inputOf, auditor: await company.as('审核员') }
}
const ownOf = async (caller: Caller) => (await caller.ask<{ answer: ExcavatorRecord[] }>(documents.own)).answer
interface Form {
  projectInfoId: string | null
  machines: { id: string; own: boolean }[]
  projects: { id: string }[]
}
const formOf = async (caller: Caller) => (await caller.ask<{ answer: Form }>(documents.form)).answer

describe('the operator of a machine', () => {
  it('reports what he worked, sees why it was rejected, and mends it', async () => {
    const { caller, machine, person, inputOf, auditor, project } = await ground()
    expect(await formOf(caller)).toMatchObject({ projectInfoId: null, machines: [{ id: machine.id, own: true }] })
    const input = { ...inputOf(machine.id), staffName: '别人' }
    const { id } = await verb(caller, 'submit', { input })
    expect(await ownOf(caller)).toMatchObject([
      { id, staffName: person.name, auditStatus: 'SUBMITTED', allowedActions: ['update', 'withdraw'] },
    ])
    expect(await formOf(caller)).toMatchObject({ projectInfoId: project.id })
    await verb(auditor, 'reject', { id, reason: '下午停机' })
    expect(await ownOf(caller)).toMatchObject([{ id, auditStatus: 'REJECTED', reason: '下午停机' }])
    const { messages } = await caller.ask<{ messages: { records: object[] } }>(
      '{ messages { total records { kind text link } } }',
    )
    expect(messages.records).toMatchObject([
      {
        kind: 'EXCAVATOR_REJECTED',
        text: `审核员驳回了您上报的挖机${machine.code}自2026-03-04 08:00起的工时，原因：下午停机`,
        link: `/work/excavator?record=${id}`,
      },
    ])
    expect(await verb(caller, 'update', { id, input: inputOf(machine.id) })).toMatchObject({ auditStatus: 'SUBMITTED' })
    expect(await verb(auditor, 'approve', { id })).toMatchObject({ amount: '1600.00', auditOwn: false })
    expect(await ownOf(caller)).toMatchObject([{ id, auditStatus: 'APPROVED', amount: '1600.00', allowedActions: [] }])
  })

  it('has to do with his own records alone, and with nothing else of the company', async () => {
    const { caller, company, inputOf, machine } = await ground()
    const other = await newOperator(company)
    const { id } = await verb(other.caller, 'submit', { input: inputOf(other.machine.id) })
    expect(await ownOf(caller)).toEqual([])
    for (const document of [documents.withdraw, documents.update])
      expect(await caller.code(document, { id, input: inputOf(machine.id) })).toBe('NOT_FOUND')
    for (const [document, variables] of [
      [documents.approve, { id }],
      [documents.reject, { id, reason: '不对' }],
      [documents.find, { id }],
      [documents.list, {}],
      ['{ waybills { total } }', {}],
      ['{ machines { total } }', {}],
    ] as const)
      expect(await caller.code(document, variables)).toBe('FORBIDDEN')
    expect(await caller.ask('{ payees(param: "") { id } captainTree(keyword: "") { captainId } }')).toEqual({
      payees: [],
      captainTree: [],
    })
    expect((await caller.rest('POST', '/chain/ledgerDig/getWorkFlowPage', { body: {} })).statusCode).toBe(403)
  })

  it('sees what the site reported for him', async () => {
    const { caller, company, inputOf, machine, person } = await ground()
    const { id } = await verb(await company.as('结算员'), 'submit', { input: inputOf(machine.id) })
    expect(await ownOf(caller)).toMatchObject([{ id, staffName: person.name }])
  })

  it('reports of his own machines, and of any while none of his is in use', async () => {
    const { caller, company, inputOf, machine } = await ground()
    const another = await newMachine(company)
    expect((await formOf(caller)).machines).toHaveLength(1)
    const input = inputOf(another.id)
    expect(await caller.code(documents.submit, { input })).toBe('INVALID_INPUT')
    await rowsOf(sql`update machine set enabled = false where company_id = ${company.id} and id = ${machine.id}`)
    expect((await formOf(caller)).machines).toMatchObject([{ id: another.id, own: false }])
    expect(await verb(caller, 'submit', { input })).toMatchObject({ auditStatus: 'SUBMITTED' })
  })

  it('signs in as soon as his phone stands at a machine, and no longer than it does', async () => {
    const company = await newCompany()
    const [admin, mobile] = [await company.as('管理员'), uniqueMobile()]
    const input = { machineCode: `WJ-${uniqueName()}`, name: '挖机', operatorName: '梁师傅', operatorMobile: mobile }
    const { createMachine } = await admin.ask<{ createMachine: { id: string } }>(
      'mutation ($input: MachineInput!) { createMachine(input: $input) { id } }',
      { input },
    )
    const caller = await signIn(app, { mobile, roleType: RoleType.OPERATOR })
    expect((await formOf(caller)).machines).toMatchObject([{ id: createMachine.id, own: true }])
    await admin.ask(
      'mutation ($id: ID!, $input: MachineInput!) { updateMachine(id: $id, version: 1, input: $input) { id } }',
      { id: createMachine.id, input: { ...input, operatorMobile: uniqueMobile() } },
    )
    expect(await caller.code(documents.form)).toBe('UNAUTHENTICATED')
  })
})

describe('two people', () => {
  it('are marked where one does both, and wanted where the company wants two', async () => {
    const { company, machine, inputOf } = await ground()
    const admin = await company.as('管理员')
    const first = await verb(admin, 'submit', { input: inputOf(machine.id) })
    expect(await verb(admin, 'approve', { id: first.id })).toMatchObject({ auditStatus: 'APPROVED', auditOwn: true })
    await rowsOf(sql`update company set four_eyes = true where id = ${company.id}`)
    const second = await verb(admin, 'submit', { input: inputOf(machine.id, '05') })
    expect(second.allowedActions).not.toContain('approve')
    expect(second.refusedActions).toContainEqual({
      action: 'approve',
      reason: '公司已开启复核，不能审核自己上报的挖机工时',
    })
    expect(await admin.code(documents.approve, { id: second.id })).toBe('EXCAVATOR_OWN')
    const { id } = await newExcavatorRecord(company, { machine, start: new Date('2026-04-01T08:00:00+08:00') })
    const { answer } = await admin.ask<{ answer: { ok: boolean }[] }>(documents.approveMany, { ids: [second.id, id] })
    expect(answer.map(({ ok }) => ok)).toEqual([false, true])
    expect(await verb(await company.as('审核员'), 'approve', { id: second.id })).toMatchObject({ auditOwn: false })
  })
})
