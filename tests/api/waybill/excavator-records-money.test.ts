import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { excavatorDocuments as documents, type ExcavatorRecord, excavatorVerb as verb } from '@tufang/tests/excavator'
import { newExcavatorRecord } from '@tufang/tests/factories/excavator-record'
import { newMachine } from '@tufang/tests/factories/machine'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

await testApp()
const at = (text: string) => new Date(`${text}+08:00`)

const ground = async () => {
  const company = await newCompany()
  const machine = await newMachine(company, { operatorName: '梁师傅', shiftCost: '2400', loadPrice: '22.50' })
  return { company, machine, auditor: await company.as('审核员') }
}
const approved = async (
  { company, machine, auditor }: Awaited<ReturnType<typeof ground>>,
  plan: Parameters<typeof newExcavatorRecord>[1] = {},
): Promise<ExcavatorRecord> => {
  const { id } = await newExcavatorRecord(company, { machine, ...plan })
  return verb(auditor, 'approve', { id })
}
const listOf = async ({ company }: Pick<Awaited<ReturnType<typeof ground>>, 'company'>) =>
  (await (await company.as('只读')).ask<{ answer: { total: number; summary: object } }>(documents.list)).answer

describe('what is approved costs what the machine costs at that moment', () => {
  it('by the shift the part of eight hours, half up to the cent', async () => {
    const place = await ground()
    const start = at('2026-03-04T08:00:00')
    expect(await approved(place, { start, end: at('2026-03-04T18:00:00') })).toMatchObject({
      ...{ shiftPrice: '2400.00', loadPrice: '22.50', amount: '3000.00', auditOwn: false },
    })
    // 2400 × 1 ÷ 480 = 5; with 2401.2 a minute costs 5.0025, and 2 minutes 10.005.
    await rowsOf(sql`update machine set shift_cost = 2401.20 where company_id = ${place.company.id}`)
    const two = { start: at('2026-03-05T08:00:00'), end: at('2026-03-05T08:02:00') }
    expect(await approved(place, two)).toMatchObject({ shiftPrice: '2401.20', amount: '10.01' })
    expect(await listOf(place)).toMatchObject({ total: 2, summary: { amount: '3010.01', workTime: 602 } })
  })

  it('by the measure each truck, and nothing by the cubic metre', async () => {
    const place = await ground()
    const trucks = { ledgerType: 'MEASURED', scheduleWork: '41', unitWork: 'TRUCK' } as const
    expect(await approved(place, trucks)).toMatchObject({ amount: '922.50' })
    const cubic = { ledgerType: 'MEASURED', scheduleWork: '615.5', unitWork: 'CUBIC' } as const
    const start = at('2026-03-06T08:00:00')
    expect(await approved(place, { ...cubic, start })).toMatchObject({ loadPrice: '22.50', amount: null })
    expect(await listOf(place)).toMatchObject({ summary: { amount: '922.50' } })
  })

  it('nothing where the machine has no price, or is not known here', async () => {
    const place = await ground()
    const unpriced = await newMachine(place.company)
    for (const machine of [unpriced, { id: newId(), code: 'ZX-470' }])
      expect(await approved(place, { machine })).toMatchObject({ shiftPrice: null, loadPrice: null, amount: null })
  })

  it('whatever the machine costs later, until it is rejected and approved anew', async () => {
    const place = await ground()
    const { id } = await approved(place)
    await rowsOf(sql`update machine set shift_cost = 3000 where company_id = ${place.company.id}`)
    const seen = await verb(await place.company.as('只读'), 'find', { id })
    expect(seen).toMatchObject({ shiftPrice: '2400.00', amount: '3000.00' })
    expect(await verb(place.auditor, 'reject', { id, reason: '多报了' })).toMatchObject({
      ...{ auditStatus: 'REJECTED', shiftPrice: null, loadPrice: null, amount: null },
    })
    await rowsOf(sql`update excavator_record set audit_status = 'SUBMITTED' where company_id = ${place.company.id}`)
    expect(await verb(place.auditor, 'approve', { id })).toMatchObject({ shiftPrice: '3000.00', amount: '3750.00' })
  })

  it('for others to read in the published view', async () => {
    const place = await ground()
    const { id } = await approved(place)
    const [row] = await rowsOf(
      sql`select audit_status, work_time, shift_price, amount from published_excavator_record where company_id = ${place.company.id} and id = ${id}`,
    )
    expect(row).toEqual({ audit_status: 'APPROVED', work_time: 600, shift_price: '2400.00', amount: '3000.00' })
  })
})

describe('many at once', () => {
  it('are approved each on its own, and each answered', async () => {
    const place = await ground()
    const days = ['01', '02', '03'].map((day) => at(`2026-04-${day}T08:00:00`))
    const made = []
    for (const start of days) made.push((await newExcavatorRecord(place.company, { machine: place.machine, start })).id)
    const [first = '', second = '', third = ''] = made
    await verb(place.auditor, 'reject', { id: second, reason: '时间不符' })
    const stranger = newId()
    const ids = [first, second, stranger, third, first]
    const { answer } = await place.auditor.ask(documents.approveMany, { ids })
    expect(answer).toEqual([
      { id: first, ok: true, msg: null },
      { id: second, ok: false, msg: '挖机工时当前为“已驳回”，不能审核通过' },
      { id: stranger, ok: false, msg: '挖机工时不存在' },
      { id: third, ok: true, msg: null },
    ])
    expect(await listOf(place)).toMatchObject({ total: 2, summary: { amount: '6000.00' } })
    expect(await place.auditor.code(documents.approveMany, { ids: [] })).toBe('INVALID_INPUT')
    expect(await place.auditor.code(documents.approveMany, { ids: Array.from({ length: 1001 }, newId) })).toBe(
      'INVALID_INPUT',
    )
  })

  it('are rejected each on its own, for one reason that whoever submitted each is told', async () => {
    const place = await ground()
    const [first, second] = [
      await approved(place),
      await newExcavatorRecord(place.company, { machine: place.machine, start: at('2026-04-09T08:00:00') }),
    ]
    await rowsOf(sql`update excavator_record set audit_status = 'DELETED' where id = ${second.id}`)
    const { answer } = await place.auditor.ask(documents.rejectMany, { ids: [first.id, second.id], reason: ' 停机 ' })
    expect(answer).toEqual([
      { id: first.id, ok: true, msg: null },
      { id: second.id, ok: false, msg: '挖机工时当前为“已删除”，不能驳回' },
    ])
    expect(await verb(place.auditor, 'find', { id: first.id })).toMatchObject({
      ...{ auditStatus: 'REJECTED', reason: '停机', amount: null },
    })
    for (const bad of [
      { ids: [], reason: '停机' },
      { ids: [first.id], reason: ' ' },
    ])
      expect(await place.auditor.code(documents.rejectMany, bad)).toBe('INVALID_INPUT')
    const reader = await place.company.as('只读')
    expect(await reader.code(documents.rejectMany, { ids: [first.id], reason: '停机' })).toBe('FORBIDDEN')
  })

  it('cost as many statements as one', async () => {
    const place = await ground()
    const make = async (month: number, count: number) => {
      const ids = []
      for (let day = 1; day <= count; day++) {
        const start = at(`2026-0${month}-0${day}T08:00:00`)
        ids.push((await newExcavatorRecord(place.company, { machine: place.machine, start })).id)
      }
      return ids
    }
    const cost = async (ids: string[]) =>
      (await statementsOf(() => place.auditor.ask(documents.approveMany, { ids }))).length
    const one = await cost(await make(5, 1))
    expect(await cost(await make(6, 8))).toBe(one)
  })
})
