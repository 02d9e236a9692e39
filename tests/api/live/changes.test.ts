import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { streamLimits } from '@tufang/server/modules/live/change/change.service'
import { appOver, openApp, type TestApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { ChangeStream, SUBSCRIBE } from '@tufang/tests/change-stream'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { eventually } from '@tufang/tests/eventually'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newProject } from '@tufang/tests/factories/project'
import { newTruck } from '@tufang/tests/factories/truck'
import { housekeepingFor } from '@tufang/tests/housekeeping'
import { newMember } from '@tufang/tests/limited'
import { newColleague } from '@tufang/tests/role'
import { insert, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { connectTo } from '@tufang/tests/template'
import { afterAll, afterEach, describe, expect, it } from 'vitest'

const started: TestApp[] = []
async function listening(app: TestApp): Promise<string> {
  started.push(app)
  return app.fastify.listen({ port: 0, host: '127.0.0.1' })
}

const database = await testDatabase()
const app = await openApp()
const url = await listening(app)
const company = await newCompany()
const admin = await company.as('管理员')
const captain = await newCaptain(company)
const streams: ChangeStream[] = []
afterEach(() => {
  for (const stream of streams.splice(0)) stream.leave()
})
afterAll(() => Promise.all(started.map(({ fastify }) => fastify.close())))

async function open(caller: Caller, asked: Parameters<typeof ChangeStream.open>[2] = {}, at = url) {
  const stream = await ChangeStream.open(at, caller, asked)
  streams.push(stream)
  return stream
}
const truckOf = async (of: TestCompany = company, owner = captain): Promise<string> =>
  (await newTruck(of, { captain: owner })).id
/** Truck that comes after all others: once it is told, everything before it has been. */
async function lastTruck(stream: ChangeStream): Promise<string> {
  const id = await truckOf()
  await eventually(() => expect(stream.ids).toContain(id))
  return id
}

describe('a stream of changes', () => {
  it('begins with its place, and tells what is committed, by type and record', async () => {
    const stream = await open(admin, { types: ['TRUCK'] })
    expect(stream.told).toEqual([{ id: stream.last, everything: false, changes: [] }])
    const truck = await truckOf()
    await eventually(() => expect(stream.ids).toEqual([truck]))
    expect(stream.told.at(-1)).toEqual({
      id: stream.last,
      everything: false,
      changes: [{ type: 'TRUCK', ids: [truck], requestIds: null }],
    })
  })

  it('tells changed and deleted records, and nothing of types and records that were not asked for', async () => {
    const [truck, other] = [await truckOf(), await truckOf()]
    const stream = await open(admin, { types: ['TRUCK'], ids: [truck] })
    await rowsOf(sql`update captain set enabled = true where company_id = ${company.id}`)
    await rowsOf(
      sql`update truck set vehicle_type = '改' where company_id = ${company.id} and id in (${truck}, ${other})`,
    )
    await rowsOf(sql`delete from truck where company_id = ${company.id} and id = ${truck}`)
    await eventually(() => expect(stream.ids.length).toBeGreaterThanOrEqual(1))
    const all = await open(admin, { types: ['TRUCK'], after: stream.told[0]?.id ?? '' })
    await eventually(() => expect(all.ids).toEqual(expect.arrayContaining([truck, other])))
    expect(new Set(stream.ids)).toEqual(new Set([truck]))
    expect(new Set([...stream.types, ...all.types])).toEqual(new Set(['TRUCK']))
  })

  it('names up to a hundred records, and of more the type alone', async () => {
    const stream = await open(admin, { types: ['MACHINE'] })
    const add = (count: number) =>
      rowsOf(sql`insert into machine (company_id, id, code, name)
        select ${company.id}, gen_random_uuid(), ${newId()}::text || n, '挖机' from generate_series(1, ${count}::int) n`)
    await add(100)
    await eventually(() => expect(stream.ids).toHaveLength(100))
    await add(101)
    await eventually(() =>
      expect(stream.told.at(-1)?.changes).toEqual([{ type: 'MACHINE', ids: null, requestIds: null }]),
    )
  })
})

describe('changes name the requests', () => {
  const addMachine = async (idempotencyKey: string) => {
    const query = `mutation ($input: MachineInput!, $idempotencyKey: String) {
      createMachine(input: $input, idempotencyKey: $idempotencyKey) { id } }`
    const variables = { input: { machineCode: newId().slice(-12), name: '挖机' }, idempotencyKey }
    const { token = '', userHash = '' } = admin.credentials
    const headers = { authorization: `Bearer ${token}`, authorizationmd5: userHash }
    const response = await admin.rest('POST', '/graphql', { body: { query, variables }, headers })
    return { id: response.json().data.createMachine.id as string, requestId: String(response.headers['x-request-id']) }
  }

  it('of the verbs that have made them, and none where something else has changed the type as well', async () => {
    const stream = await open(admin, { types: ['MACHINE'] })
    const place = stream.last
    const made = [await addMachine(newId()), await addMachine(newId())]
    const changesBehind = async () => {
      const resumed = await open(admin, { types: ['MACHINE'], after: place })
      return resumed.told[0]?.changes.map(({ ids, requestIds }) => [ids?.toSorted(), requestIds?.toSorted() ?? null])
    }
    const ids = made.map(({ id }) => id).toSorted()
    expect(await changesBehind()).toEqual([[ids, made.map(({ requestId }) => requestId).toSorted()]])
    await rowsOf(sql`update machine set name = '改' where company_id = ${company.id} and id = ${ids[0]}`)
    expect(await changesBehind()).toEqual([[ids, null]])
  })
})

describe('nobody is told', () => {
  it('of another company', async () => {
    const [foreign, stream] = [await newCompany(), await open(admin)]
    const theirs = await open(await foreign.as('管理员'))
    const truck = await truckOf(foreign, await newCaptain(foreign))
    await eventually(() => expect(theirs.ids).toContain(truck))
    const own = await lastTruck(stream)
    expect(stream.ids).not.toContain(truck)
    expect(theirs.ids).not.toContain(own)
  })

  it('of types that he may not look at, and by no id of records that his projects may not show', async () => {
    const blind = await open((await newColleague(company, ['chain:companyticket:get'])).caller)
    const member = await newMember(company)
    await member.limitTo([(await newProject(company)).id])
    const limited = await open(member.caller, { types: ['TRUCK'] })
    const all = await open(admin, { types: ['TRUCK'] })
    await lastTruck(all)
    await eventually(() =>
      expect(limited.told.at(-1)?.changes).toEqual([{ type: 'TRUCK', ids: null, requestIds: null }]),
    )
    expect(blind.types).toEqual([])
  })

  it("of what is another person's own", async () => {
    const [clerk, mine] = [await open(await company.as('结算员')), await open(admin)]
    const { id: userId } = company.people.管理员
    const message = newId()
    const row = {
      id: message,
      companyId: company.id,
      userId,
      roleType: RoleType.COMPANY,
      kind: 'EXPORT_DONE',
      event: message,
    }
    await insert('message', row)
    await eventually(() => expect(mine.ids).toContain(message))
    await lastTruck(clerk)
    expect(clerk.ids).not.toContain(message)
  })

  it('after his rights have gone, and his stream ends with his session', async () => {
    const colleague = await newColleague(company, ['chain:basedata:get'])
    const stream = await open(colleague.caller)
    await lastTruck(stream)
    await rowsOf(sql`update role set permissions = '{}' where company_id = ${company.id}
      and id in (select r.role_id from membership_role r join membership m on m.company_id = r.company_id and m.id = r.membership_id
        where r.company_id = ${company.id} and m.user_id = ${colleague.id})`)
    const all = await open(admin, { types: ['TRUCK'] })
    const unseen = await lastTruck(all)
    await rowsOf(sql`update session set revoked_at = now() where user_id = ${colleague.id}`)
    await truckOf()
    await eventually(() => expect(stream.ended).toBe(true))
    expect(stream.code).toBe('UNAUTHENTICATED')
    expect(stream.ids).not.toContain(unseen)
  })
})

describe('a stream that breaks off', () => {
  it('goes on in another program, without a lost or doubled change', async () => {
    const [first, second] = [await appOver(database), await appOver(database)]
    const stream = await open(admin, { types: ['TRUCK'] }, await listening(first))
    const made: string[] = []
    const write = async (count: number) => {
      for (let done = 0; done < count; done++) made.push(await truckOf())
    }
    const before = write(30)
    await eventually(() => expect(stream.ids.length).toBeGreaterThan(3))
    await first.fastify.close()
    await eventually(() => expect(stream.ended).toBe(true))
    await before
    await write(10)
    const meanwhile = write(30)
    const after = { types: ['TRUCK'], headers: { 'last-event-id': stream.last } }
    const resumed = await open(admin, after, await listening(second))
    await meanwhile
    await write(1)
    await eventually(() => expect(resumed.ids).toContain(made.at(-1)))
    expect([...stream.ids, ...resumed.ids].toSorted()).toEqual(made.toSorted())
  })

  it('tells what an open transaction wrote once it is committed, however much was told meanwhile', async () => {
    const stream = await open(admin, { types: ['TRUCK'] })
    const [late, client] = [newId(), await connectTo(database.url)]
    await client.query('begin')
    await client.query('insert into truck (company_id, id, captain_id, plate) values ($1, $2, $3, $4)', [
      ...[company.id, late, captain.id, `粤B${late.slice(0, 5)}`],
    ])
    const early = await lastTruck(stream)
    const place = stream.last
    await client.query('commit')
    await client.end()
    await eventually(() => expect(stream.ids).toContain(late))
    const resumed = await open(admin, { types: ['TRUCK'], after: place })
    await eventually(() => expect(resumed.ids).toContain(late))
    const last = await lastTruck(resumed)
    expect(stream.ids.filter((id) => id !== last)).toEqual([early, late])
    expect(resumed.ids).toEqual([late, last])
  })

  it.each([
    ['too old', () => `${Math.floor(Date.now() / 1000) - 3700}-1:1:`],
    ['of another database', () => `${Math.floor(Date.now() / 1000)}-9000000000:9000000000:`],
    ['no place', () => '2026-5:3:4'],
    ['nothing like it', () => "'; drop table truck"],
  ])('counts everything as changed after a place that is %s', async (_, place) => {
    const stream = await open(admin, { after: place() })
    expect(stream.told).toEqual([{ id: stream.last, everything: true, changes: [] }])
  })
})

describe('a stream is refused', () => {
  const ask = async (caller: Caller, query: string) => {
    const { token = '', userHash = '' } = caller.credentials
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}`, authorizationmd5: userHash }
    const response = await caller.rest('POST', '/graphql', { body: { query }, headers })
    return { status: response.statusCode, code: response.json().errors?.[0]?.extensions?.code }
  }

  it('to strangers, beyond the limit of a person, and in wrong words', async () => {
    const stranger = await open(admin.with({ token: 'nobody' }))
    expect([stranger.status, stranger.code]).toEqual([401, 'UNAUTHENTICATED'])
    const person = (await newColleague(company, [])).caller
    for (let count = 0; count < streamLimits.perPerson; count++) expect((await open(person)).status).toBe(200)
    const onceMore = await open(person)
    expect([onceMore.status, onceMore.code]).toEqual([429, 'TOO_MANY_AT_ONCE'])
    const longer = await open(admin, { ids: Array.from({ length: 101 }, newId) })
    expect([longer.status, longer.code]).toEqual([400, 'INVALID_INPUT'])
    expect(await ask(admin, '{ viewer { roleType } }')).toEqual({ status: 400, code: 'BAD_REQUEST' })
    expect(await ask(admin, 'subscription { changed { nothing } }')).toEqual({ status: 400, code: 'INVALID_INPUT' })
    expect(await ask(admin, 'subscription {')).toMatchObject({ status: 400 })
  })

  it('where an answer in one piece is wanted', async () => {
    expect(await admin.code(SUBSCRIBE)).toBe('BAD_REQUEST')
  })
})

it('removes notes that nobody can ask for any more', async () => {
  await rowsOf(
    sql`update change_note set noted_at = now() - interval '3 hours' where company_id = ${company.id} and type = 'MACHINE'`,
  )
  await (await housekeepingFor(await services(), app.clock, [company])).run()
  expect(await rowsOf(sql`select from change_note where company_id = ${company.id} and type = 'MACHINE'`)).toEqual([])
  expect(await rowsOf(sql`select from change_note where company_id = ${company.id}`)).not.toEqual([])
})
