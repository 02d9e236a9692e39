import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type Captain, newCaptain } from '@tufang/tests/factories/captain'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueDigits } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const truck = 'id plate captainName vehicleType volumeCubic capacityTons enabled version allowedActions'
const documents = {
  list: `query ($filter: TruckFilter, $sort: [TruckSort!]) { answer: trucks(filter: $filter, sort: $sort) {
    total summary { enabledCount } records { ${truck} } } }`,
  find: `query ($id: ID!) { answer: truck(id: $id) { ${truck} uses { label count } history { label before after createBy } } }`,
  create: `mutation ($input: TruckInput!, $key: String, $dryRun: Boolean! = false) {
    answer: createTruck(input: $input, idempotencyKey: $key, dryRun: $dryRun) { ${truck} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: TruckInput!) { answer: updateTruck(id: $id, version: $version, input: $input) { ${truck} } }`,
  retire: `mutation ($id: ID!) { answer: retireTruck(id: $id) { ${truck} } }`,
  restore: `mutation ($id: ID!) { answer: restoreTruck(id: $id) { ${truck} } }`,
  delete: 'mutation ($id: ID!) { answer: deleteTruck(id: $id) { id type } }',
}

interface Truck {
  id: string
  plate: string
  version: number
}

const plate = () => `粤B${uniqueDigits(5)}`

async function ground(): Promise<{ company: TestCompany; admin: Caller; captain: Captain }> {
  const company = await newCompany()
  return { company, admin: await company.as('管理员'), captain: await newCaptain(company) }
}

async function made(admin: Caller, captain: Captain, more: object = {}): Promise<Truck> {
  const input = { plate: plate(), captainId: captain.id, ...more }
  return (await admin.ask<{ answer: Truck }>(documents.create, { input })).answer
}

describe('a truck', () => {
  it('is created with the given values, its plate in one form', async () => {
    const { admin, captain } = await ground()
    const input = {
      plate: ' 粤b·1234a ',
      captainId: captain.id,
      vehicleType: '重型自卸货车',
      volumeCubic: '18.5',
      capacityTons: '31',
    }
    const { answer } = await admin.ask(documents.create, { input })
    expect(answer).toMatchObject({
      plate: '粤B1234A',
      captainName: captain.name,
      volumeCubic: '18.500',
      capacityTons: '31.000',
      enabled: true,
      version: 1,
      allowedActions: ['update', 'retire', 'delete', 'merge'],
    })
  })

  it('has a plate of its own, also among trucks that are made at once', async () => {
    const { admin, captain } = await ground()
    const input = { plate: plate(), captainId: captain.id }
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.gqlInTurn(documents.create, { input })))
    const refusals = answers.flatMap(({ errors }) => errors)
    expect(refusals).toHaveLength(7)
    for (const { extensions } of refusals) {
      expect(extensions.fieldErrors).toEqual([{ field: 'input.plate', message: `车牌“${input.plate}”已存在` }])
    }
  })

  it('is refused with wrong values', async () => {
    const { admin, captain } = await ground()
    const [foreign, clerk] = [await ground(), await (await newCompany()).as('结算员')]
    const fieldsOf = async (more: object) => {
      const { extensions } = await admin.refusal(documents.create, {
        input: { plate: plate(), captainId: captain.id, ...more },
      })
      return extensions.fieldErrors.map(({ field }) => field)
    }
    expect(await fieldsOf({ plate: ' ' })).toEqual(['input.plate'])
    expect(await fieldsOf({ plate: '12345' })).toEqual(['input.plate'])
    for (const captainId of [foreign.captain.id, 'x'])
      expect(await fieldsOf({ captainId })).toEqual(['input.captainId'])
    expect(await fieldsOf({ capacityTons: '-1', volumeCubic: '1.2345' })).toEqual([
      'input.volumeCubic',
      'input.capacityTons',
    ])
    expect(await clerk.code(documents.create, { input: { plate: plate(), captainId: captain.id } })).toBe('FORBIDDEN')
  })

  it('is tried without being made', async () => {
    const { admin, captain } = await ground()
    const input = { plate: plate(), captainId: captain.id }
    expect((await admin.ask<{ answer: Truck }>(documents.create, { input, dryRun: true })).answer.plate).toBe(
      input.plate,
    )
    expect((await admin.ask<{ answer: { total: number } }>(documents.list)).answer.total).toBe(0)
  })

  it('is changed only with the newest version, and its history keeps the earlier values', async () => {
    const { admin, captain } = await ground()
    const { id, plate: first } = await made(admin, captain)
    const input = { plate: plate(), captainId: captain.id, vehicleType: '泥头车' }
    const { answer } = await admin.ask(documents.update, { id, version: 1, input })
    expect(answer).toMatchObject({ plate: input.plate, vehicleType: '泥头车', version: 2 })
    expect(await admin.code(documents.update, { id, version: 1, input })).toBe('STALE')
    const found = await admin.ask<{ answer: { history: { label: string }[] } }>(documents.find, { id })
    expect(found.answer.history.slice(0, 2)).toEqual(
      expect.arrayContaining([
        { label: '车牌', before: first, after: input.plate, createBy: '管理员' },
        { label: '车型', before: null, after: '泥头车', createBy: '管理员' },
      ]),
    )
  })

  it('is retired and restored, twice as once', async () => {
    const { admin, captain } = await ground()
    const { id } = await made(admin, captain)
    for (const _ of [1, 2]) {
      expect((await admin.ask(documents.retire, { id })).answer).toMatchObject({ enabled: false, version: 2 })
    }
    expect((await admin.ask(documents.list, { filter: { enabled: true } })).answer).toMatchObject({ total: 0 })
    expect((await admin.ask(documents.restore, { id })).answer).toMatchObject({ enabled: true, version: 3 })
  })

  it('is deleted while no record names it; otherwise the refusal names the records', async () => {
    const { company, admin, captain } = await ground()
    const { id } = await made(admin, captain)
    expect((await admin.ask(documents.delete, { id })).answer).toEqual({ id, type: 'Truck' })
    expect(await admin.code(documents.delete, { id })).toBe('NOT_FOUND')
    const waybill = await newWaybill(company)
    const [used] = await rowsOf<{ id: string; plate: string }>(
      sql`select t.id, t.plate from truck t join waybill w on w.company_id = t.company_id and w.truck_id = t.id
          where w.company_id = ${company.id} and w.id = ${waybill.id}`,
    )
    const refusal = await admin.refusal(documents.delete, { id: used?.id })
    expect(refusal).toMatchObject({
      message: `车辆“${used?.plate}”已被使用，不能删除，可以停用：运单1条`,
      extensions: { code: 'IN_USE' },
    })
  })

  it('of another company is not found', async () => {
    const [mine, theirs] = [await ground(), await ground()]
    const { id } = await made(theirs.admin, theirs.captain)
    expect((await mine.admin.ask(documents.find, { id })).answer).toBeNull()
    for (const unknown of [id, newId()]) {
      for (const document of [documents.retire, documents.delete])
        expect(await mine.admin.code(document, { id: unknown })).toBe('NOT_FOUND')
    }
  })

  it('is listed in one statement and its sums, however many there are', async () => {
    const { admin, captain } = await ground()
    const few = await statementsOf(() => admin.ask(documents.list))
    for (const _ of [1, 2, 3]) await made(admin, captain)
    expect((await statementsOf(() => admin.ask(documents.list))).length).toBe(few.length)
  })
})
