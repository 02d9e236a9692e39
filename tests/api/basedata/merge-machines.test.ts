import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { excavatorVerb } from '@tufang/tests/excavator'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { newMachine } from '@tufang/tests/factories/machine'
import { asTwin, mergeDocument, mergeRows } from '@tufang/tests/merging'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueDigits } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const merge = mergeDocument('mergeMachines')

async function twins(company: TestCompany) {
  const digits = uniqueDigits(5)
  const prices = { loadPrice: '20.00', shiftCost: '1600.00' }
  const keep = await newMachine(company, { code: `WJ-${digits}`, ...prices })
  const drop = await asTwin('machine', () => newMachine(company, { code: `ＷＪ－${digits}`, ...prices }))
  return { keep, drop }
}

const day = (date: number) => ({
  start: new Date(`2026-03-0${date}T08:00:00+08:00`),
  end: new Date(`2026-03-0${date}T18:00:00+08:00`),
})

const recordsOf = (company: TestCompany) =>
  rowsOf<{ id: string; machine_code: string; machine_id: string; audit_status: string; amount: string | null }>(
    sql`select id, machine_code, machine_id, audit_status, amount from excavator_record where company_id = ${company.id} order by start_datetime`,
  )

describe('mergeMachines', () => {
  it('moves work that is not approved, and leaves what is, with its amount', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { keep, drop } = await twins(company)
    const approved = await newExcavatorRecord(company, { machine: drop, ...day(1) })
    await excavatorVerb(admin, 'approve', { id: approved.id })
    const submitted = await newExcavatorRecord(company, { machine: drop, ...day(2) })
    const rejected = await newExcavatorRecord(company, { machine: drop, ...day(3), auditStatus: 'REJECTED' })
    const deleted = await newExcavatorRecord(company, { machine: drop, ...day(4), auditStatus: 'DELETED' })
    const before = await recordsOf(company)
    expect(before[0]).toMatchObject({ audit_status: 'APPROVED', amount: '2000.00' })

    const preview = await mergeRows(admin, 'mergeMachines', keep, drop, { dryRun: true })
    expect(preview.moved).toEqual([{ label: '挖机工时', count: 2 }])
    expect(preview.stayed).toEqual([{ label: '挖机工时', count: 2 }])
    expect(await recordsOf(company)).toEqual(before)
    expect(await mergeRows(admin, 'mergeMachines', keep, drop)).toEqual(preview)

    const moves = [submitted.id, rejected.id]
    expect(await recordsOf(company)).toEqual(
      before.map((row) => (moves.includes(row.id) ? { ...row, machine_id: keep.id, machine_code: keep.code } : row)),
    )
    expect(deleted.id).toBe(before[3]?.id)
    expect((await excavatorVerb(admin, 'approve', { id: submitted.id })).amount).toBe('2000.00')
    const { answer } = await admin.ask<{ answer: { history: object[] } }>(
      'query ($id: ID!) { answer: excavatorRecord(id: $id) { history { label before after reason } } }',
      { id: rejected.id },
    )
    expect(answer.history).toEqual([{ label: '挖机编号', before: drop.code, after: keep.code, reason: '重复录入' }])
    expect(await admin.code('mutation ($id: ID!) { restoreMachine(id: $id) { id } }', { id: drop.id })).toBe('MERGED')
  })

  it('goes on refusing hours that the dropped machine was approved for', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const [keep, drop] = [await newMachine(company), await newMachine(company)]
    const approved = await newExcavatorRecord(company, { machine: drop, ...day(1), auditStatus: 'APPROVED' })
    await mergeRows(admin, 'mergeMachines', keep, drop)
    const input = {
      projectInfoId: approved.project.id,
      machineId: keep.id,
      ledgerType: 'SHIFT',
      inType: 'DIG',
      startDatetime: '2026-03-01T09:00:00+08:00',
      endDatetime: '2026-03-01T11:00:00+08:00',
      staffName: '梁师傅',
    }
    const document = 'mutation ($input: ExcavatorRecordInput!) { submitExcavatorRecord(input: $input) { id } }'
    expect(await admin.code(document, { input })).toBe('EXCAVATOR_OVERLAP')
  })
})

describe('mergeMachines refuses', () => {
  it('two that worked at a time, unless both are approved', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const [keep, drop] = [await newMachine(company), await newMachine(company)]
    await newExcavatorRecord(company, { machine: keep, ...day(1), auditStatus: 'APPROVED' })
    const { id } = await newExcavatorRecord(company, { machine: drop, ...day(1) })
    const input = { keepId: keep.id, dropId: drop.id, reason: '重复' }
    const { message } = await admin.refusal(merge, { input })
    expect(message).toBe(
      `机械“${drop.code}”不能并入“${keep.code}”：两者在2026-03-01 08:00至2026-03-01 18:00都有工时记录且未都审核，请先驳回或删除其中一条`,
    )
    expect((await recordsOf(company)).find((row) => row.id === id)?.machine_id).toBe(drop.id)
    await rowsOf(sql`update excavator_record set audit_status = 'APPROVED', four_eyes_off = false where id = ${id}`)
    expect((await mergeRows(admin, 'mergeMachines', keep, drop)).moved).toEqual([])
  })

  it('people who may not retire machines', async () => {
    const company = await newCompany()
    const [keep, drop] = [await newMachine(company), await newMachine(company)]
    const input = { keepId: keep.id, dropId: drop.id, reason: '重复' }
    expect(await (await company.as('只读')).code(merge, { input })).toBe('FORBIDDEN')
  })
})
