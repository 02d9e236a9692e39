import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { newSignedUpCaptain } from '@tufang/tests/factories/captain'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { statementsOf } from '@tufang/tests/queries'
import { signIn } from '@tufang/tests/sign-in'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const machine =
  'id machineCode name model loadPrice shiftCost operatorName operatorMobile enabled version allowedActions'
const documents = {
  list: `query ($filter: MachineFilter, $sort: [MachineSort!]) { answer: machines(filter: $filter, sort: $sort) {
    total summary { enabledCount } records { ${machine} } } }`,
  find: `query ($id: ID!) { answer: machine(id: $id) { ${machine} uses { label count } history { label before after } } }`,
  create: `mutation ($input: MachineInput!) { answer: createMachine(input: $input) { ${machine} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: MachineInput!) {
    answer: updateMachine(id: $id, version: $version, input: $input) { ${machine} } }`,
  retire: `mutation ($id: ID!) { answer: retireMachine(id: $id) { ${machine} } }`,
  delete: 'mutation ($id: ID!) { answer: deleteMachine(id: $id) { id type } }',
  records: '{ answer: excavatorRecords { records { machineCode machine { name shiftCost } } } }',
}

const ground = async () => {
  const company = await newCompany()
  return { company, admin: await company.as('管理员') }
}

interface Machine {
  id: string
  machineCode: string
}

const inputOf = (more: object = {}) => ({ machineCode: `WJ-${uniqueName()}`, name: '挖机', ...more })
const made = async (admin: Caller, more: object = {}): Promise<Machine> =>
  (await admin.ask<{ answer: Machine }>(documents.create, { input: inputOf(more) })).answer

describe('a machine', () => {
  it('is created with the given values, with what it costs, and has a code of its own', async () => {
    const { admin } = await ground()
    const input = inputOf({
      model: '三一 SY365H',
      loadPrice: '22.5',
      shiftCost: '2400',
      operatorName: '梁师傅',
      operatorMobile: '13512345678',
    })
    expect((await admin.ask(documents.create, { input })).answer).toMatchObject({
      ...input,
      loadPrice: '22.50',
      shiftCost: '2400.00',
      enabled: true,
      version: 1,
      allowedActions: ['update', 'retire', 'delete', 'merge'],
    })
    expect((await admin.refusal(documents.create, { input })).extensions.fieldErrors).toEqual([
      { field: 'input.machineCode', message: `机械代号“${input.machineCode}”已存在` },
    ])
  })

  it('is refused with wrong values, and to people without the permission', async () => {
    const { company, admin } = await ground()
    const fieldsOf = async (more: object) =>
      (await admin.refusal(documents.create, { input: inputOf(more) })).extensions.fieldErrors.map(({ field }) => field)
    expect(await fieldsOf({ machineCode: ' ', name: '' })).toEqual(['input.machineCode', 'input.name'])
    expect(await fieldsOf({ loadPrice: '-1', shiftCost: '1.234', operatorMobile: '123' })).toEqual([
      'input.loadPrice',
      'input.shiftCost',
      'input.operatorMobile',
    ])
    expect(await (await company.as('结算员')).code(documents.create, { input: inputOf() })).toBe('FORBIDDEN')
    const known = await newSignedUpCaptain(company)
    expect(await (await signIn(app, { mobile: known.mobile, roleType: RoleType.CAPTAIN })).code(documents.list)).toBe(
      'FORBIDDEN',
    )
  })

  it('is changed only with the newest version, and its history keeps the earlier values', async () => {
    const { admin } = await ground()
    const { id, machineCode } = await made(admin, { shiftCost: '1600' })
    const input = { machineCode, name: '挖机', shiftCost: '1800' }
    expect((await admin.ask(documents.update, { id, version: 1, input })).answer).toMatchObject({ version: 2 })
    expect(await admin.code(documents.update, { id, version: 1, input })).toBe('STALE')
    const { answer } = await admin.ask<{ answer: { history: object[] } }>(documents.find, { id })
    expect(answer.history[0]).toEqual({ label: '台班费', before: '1600.00', after: '1800.00' })
    expect((await admin.ask(documents.retire, { id })).answer).toMatchObject({ enabled: false, version: 3 })
    expect((await admin.ask(documents.list, { filter: { enabled: true } })).answer).toMatchObject({ total: 0 })
  })

  it('stands beside the records of its work, which keep it from being deleted', async () => {
    const { company, admin } = await ground()
    const { id, machineCode } = await made(admin, { shiftCost: '1600' })
    await newExcavatorRecord(company, { machine: { id, code: machineCode } })
    const stranger = await newExcavatorRecord(company)
    const { answer } = await admin.ask<{ answer: { records: object[] } }>(documents.records)
    expect(answer.records).toHaveLength(2)
    expect(answer.records).toEqual(
      expect.arrayContaining([
        { machineCode, machine: { name: '挖机', shiftCost: '1600.00' } },
        { machineCode: stranger.machine.code, machine: null },
      ]),
    )
    expect(await admin.refusal(documents.delete, { id })).toMatchObject({
      message: `机械“${machineCode}”已被使用，不能删除，可以停用：挖机工时1条`,
      extensions: { code: 'IN_USE' },
    })
    const input = { machineCode: `${machineCode}B`, name: '挖机' }
    await admin.ask(documents.update, { id, version: 1, input })
    const after = await admin.ask<{ answer: { records: { machineCode: string }[] } }>(documents.records)
    expect(after.answer.records.map((record) => record.machineCode)).toContain(machineCode)
  })

  it('is shown beside records only to who may look at base data', async () => {
    const { company, admin } = await ground()
    const { id, machineCode } = await made(admin)
    await newExcavatorRecord(company, { machine: { id, code: machineCode } })
    const cashier = await company.as('出纳')
    expect((await cashier.ask<{ answer: { records: object[] } }>(documents.records)).answer.records).toEqual([
      { machineCode, machine: null },
    ])
  })

  it('of another company is not found', async () => {
    const [mine, theirs] = [await ground(), await ground()]
    const { id } = await made(theirs.admin)
    expect((await mine.admin.ask(documents.find, { id })).answer).toBeNull()
    for (const unknown of [id, newId()])
      for (const document of [documents.retire, documents.delete])
        expect(await mine.admin.code(document, { id: unknown })).toBe('NOT_FOUND')
    expect((await theirs.admin.ask(documents.delete, { id })).answer).toEqual({ id, type: 'Machine' })
  })

  it('is read beside records in the same statements, however many there are', async () => {
    const { company, admin } = await ground()
    const record = async () => {
      const { id, machineCode } = await made(admin)
      await newExcavatorRecord(company, { machine: { id, code: machineCode } })
    }
    await record()
    const few = await statementsOf(() => admin.ask(documents.records))
    for (const _ of [1, 2, 3]) await record()
    expect((await statementsOf(() => admin.ask(documents.records))).length).toBe(few.length)
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(
      (await statementsOf(() => admin.ask(documents.list, { filter: { enabled: true } }))).length,
    )
  })
})
