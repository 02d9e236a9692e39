import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { describe, expect, it } from 'vitest'
import { done, rowsOfFile, start } from '../export/export-task'

await testApp()
const company = await newCompany()
const caller = await company.as('只读')
const at = (text: string) => new Date(`${text}+08:00`)

interface Answer {
  excavatorRecords: {
    total: number
    records: Record<string, unknown>[]
    summary: { workTime: number }
  }
}

const RECORDS = `query ($filter: ExcavatorRecordFilter, $sort: [ExcavatorRecordSort!]) {
  excavatorRecords(filter: $filter, sort: $sort) {
    total
    summary { workTime }
    records { machineCode auditStatus ledgerType inType inShiftType scheduleWork unitWork workTime startDatetime }
  }
}`

describe('the work of excavators', () => {
  it('is listed with the sum of its minutes', async () => {
    const first = await newExcavatorRecord(company, {
      start: at('2026-03-04T08:00:00'),
      end: at('2026-03-04T12:30:59'),
    })
    await newExcavatorRecord(company, {
      machine: first.machine,
      start: at('2026-03-04T13:30:00'),
      end: at('2026-03-04T18:00:00'),
      ledgerType: 'MEASURED',
      scheduleWork: '42',
      unitWork: 'TRUCK',
      auditStatus: 'APPROVED',
    })
    await newExcavatorRecord(company, { machine: first.machine, auditStatus: 'REJECTED' })
    const filter = { machineId: first.machine.id }
    const { excavatorRecords } = await caller.ask<Answer>(RECORDS, { filter })
    expect(excavatorRecords).toMatchObject({
      total: 2,
      summary: { workTime: 540 },
      records: [
        { auditStatus: 'APPROVED', ledgerType: 'MEASURED', scheduleWork: '42.000', unitWork: 'TRUCK', workTime: 270 },
        { auditStatus: 'SUBMITTED', ledgerType: 'SHIFT', scheduleWork: null, unitWork: null, workTime: 270 },
      ],
    })
    const sort = [{ field: 'WORK_TIME', direction: 'ASC' }]
    expect((await caller.ask<Answer>(RECORDS, { filter, sort })).excavatorRecords.total).toBe(2)
  })

  it('is exported in the words of the list', async () => {
    const { machine } = await newExcavatorRecord(company, {
      ledgerType: 'MEASURED',
      scheduleWork: '12.5',
      unitWork: 'CUBIC',
      inType: 'REHANDLE',
      remark: '=1+1',
    })
    const keys = ['machineCode', 'ledgerType', 'inType', 'inShiftType', 'scheduleWork', 'unitWork', 'workTime']
    const columns = [...keys, 'auditStatus', 'ledgerRemark'].map((key) => ({ key, title: key }))
    const task = await start(caller, { list: 'EXCAVATOR_RECORDS', columns, filter: { machineId: machine.id } })
    expect(await done(caller, company, task)).toMatchObject({ status: 'DONE', total: 1 })
    const [, row] = await rowsOfFile(caller, task)
    expect([...(row ?? [])]).toEqual([machine.code, '计量', '倒运', '白班', 12.5, '方', 600, '已提交', '=1+1'])
  })
})

describe('the database refuses', () => {
  const start = at('2026-05-04T08:00:00')

  it.each([
    ['an end before the start', { start, end: at('2026-05-04T08:00:00') }],
    ['more than a day', { start, end: at('2026-05-05T08:00:01') }],
    ['measured work without a measure', { ledgerType: 'MEASURED' as const }],
    ['a quantity without a unit', { scheduleWork: '3' }],
    ['less than nothing', { scheduleWork: '-1', unitWork: 'CUBIC' as const }],
  ])('%s', async (_, plan) => {
    await expect(newExcavatorRecord(company, plan)).rejects.toThrow()
  })

  it('the same start of a machine twice, unless one was rejected', async () => {
    const { machine } = await newExcavatorRecord(company, { start, auditStatus: 'REJECTED' })
    await newExcavatorRecord(company, { start, machine })
    await expect(newExcavatorRecord(company, { start, machine, auditStatus: 'APPROVED' })).rejects.toThrow()
  })
})
