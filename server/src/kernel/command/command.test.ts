import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { rowsOf } from '@tufang/tests/rows'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it, vi } from 'vitest'
import { DomainError } from '../errors.js'
import { affected, rows, sql } from '../sql/sql.js'
import { sqlState } from '../sql/sql-state.js'
import { systemClock } from '../values/clock.js'
import { newId } from '../values/id.js'
import { type CommandOptions, createRunCommand, type Tx } from './command.js'

const database = await testDatabase()
const run = createRunCommand(database, systemClock)
const options = (rest: Partial<CommandOptions> = {}): CommandOptions => ({
  name: 'soil.add',
  title: '新增土质',
  input: { name: '粘土' },
  ...rest,
})

/** Something a command leaves behind. */
async function addSoil(tx: Tx, name = uniqueName()): Promise<{ name: string }> {
  await rows(
    tx.em,
    sql`insert into soil_type (company_id, id, name) values (${tx.actor.companyId}, ${newId()}, ${name})`,
  )
  return { name }
}
const addSoilHere = (tx: Tx) => addSoil(tx)
const soilsOf = async ({ id }: TestCompany): Promise<string[]> =>
  (await rowsOf<{ name: string }>(sql`select name from soil_type where company_id = ${id} order by id`)).map(
    ({ name }) => name,
  )
const logOf = ({ id }: TestCompany) =>
  rowsOf<Record<string, unknown>>(sql`
    select type, name, title, create_by, user_id, method, request_uri, remote_addr, request_id, params, exception, time
    from operation_log where company_id = ${id} order by id`)
const failing = (code: string) => sql.raw(`do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`)

describe('a command', () => {
  it('commits what it did and says in the operation log who did what', async () => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    const { name } = await run(actor, options({ input: { name: '粘土' } }), (tx) => addSoil(tx))
    expect(await soilsOf(company)).toEqual([name])
    const { requestId, address, method, uri } = actor.request
    expect(await logOf(company)).toMatchObject([
      {
        type: 'SUCCESS',
        name: 'soil.add',
        title: '新增土质',
        create_by: '结算员',
        user_id: actor.userId,
        method,
        request_uri: uri,
        remote_addr: address,
        request_id: requestId,
        params: { name: '粘土' },
        exception: null,
        time: expect.any(Number),
      },
    ])
  })

  it('undoes everything when refused, and logs the refusal', async () => {
    const company = await newCompany()
    const refused = run(company.actor('结算员'), options(), async (tx) => {
      await addSoil(tx)
      throw new DomainError('CARD_VOIDED', { cardNo: 'B1' })
    })
    await expect(refused).rejects.toMatchObject({ code: 'CARD_VOIDED', message: 'B1已作废' })
    expect(await soilsOf(company)).toEqual([])
    expect(await logOf(company)).toMatchObject([{ type: 'FAILURE', exception: 'CARD_VOIDED: B1已作废' }])
  })

  it('undoes everything when it breaks, and passes the fault on', async () => {
    const company = await newCompany()
    const broken = run(company.actor('结算员'), options(), async (tx) => {
      await addSoil(tx)
      throw new RangeError('on purpose')
    })
    await expect(broken).rejects.toThrow(new RangeError('on purpose'))
    expect(await soilsOf(company)).toEqual([])
  })

  it('keeps the head of a long input', async () => {
    const company = await newCompany()
    await run(company.actor('结算员'), options({ input: { ids: Array.from({ length: 5000 }, newId) } }), async () => 1)
    const [row] = await logOf(company)
    expect(JSON.stringify(row?.params).length).toBeLessThan(5000)
  })

  it('refuses text that no table can hold, and logs what is merely odd', async () => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    await expect(run(actor, options(), (tx) => addSoil(tx, 'a\u0000b'))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(run(actor, options({ input: { name: '\u0000' } }), addSoilHere)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await run(actor, options({ input: { name: 'a\ud800b' } }), addSoilHere)
    expect(await soilsOf(company)).toHaveLength(1)
  })

  it('needs a company', async () => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    const nowhere = Object.create(actor, { facts: { value: { ...actor.facts, companyId: null } } })
    await expect(run(nowhere, options(), addSoil)).rejects.toMatchObject({ code: 'COMPANY_NOT_CHOSEN' })
  })
})

describe('a dry run', () => {
  it('answers as the act would and leaves nothing, neither rows nor key nor log', async () => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    const act = (tx: Tx) => addSoil(tx, '粘土')
    const idempotencyKey = newId()
    expect(await run(actor, options({ dryRun: true, idempotencyKey }), act)).toEqual({ name: '粘土' })
    expect(await soilsOf(company)).toEqual([])
    expect(await logOf(company)).toEqual([])
    expect(await run(actor, options({ idempotencyKey }), act)).toEqual({ name: '粘土' })
    expect(await soilsOf(company)).toEqual(['粘土'])
  })

  it('is refused as the act would be, without a log', async () => {
    const company = await newCompany()
    const refused = run(company.actor('结算员'), options({ dryRun: true }), async () => {
      throw new DomainError('NUMBERS_EXHAUSTED')
    })
    await expect(refused).rejects.toMatchObject({ code: 'NUMBERS_EXHAUSTED' })
    expect(await logOf(company)).toEqual([])
  })
})

describe('an idempotency key', () => {
  it('gives the first answer again and does nothing twice', async () => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    const idempotencyKey = newId()
    const first = await run(actor, options({ idempotencyKey }), addSoilHere)
    const again = await run(actor, options({ idempotencyKey }), addSoilHere)
    expect(again).toEqual(first)
    expect(await soilsOf(company)).toEqual([first.name])
    expect(await logOf(company)).toHaveLength(1)
  })

  it.each<[string, Partial<CommandOptions>]>([
    ['another input', { input: { name: '砂土' } }],
    ['another command', { name: 'soil.remove' }],
  ])('refuses %s', async (_, other) => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    const idempotencyKey = newId()
    await run(actor, options({ idempotencyKey }), addSoilHere)
    await expect(run(actor, options({ idempotencyKey, ...other }), addSoilHere)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: '该幂等键已用于另一个请求',
    })
    expect(await soilsOf(company)).toHaveLength(1)
  })

  it('belongs to one person in one company', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const idempotencyKey = newId()
    for (const actor of [company.actor('结算员'), company.actor('管理员'), other.actor('结算员')]) {
      await run(actor, options({ idempotencyKey }), addSoilHere)
    }
    expect(await soilsOf(company)).toHaveLength(2)
    expect(await soilsOf(other)).toHaveLength(1)
  })

  it('gives a refusal again, with all that it said, and does nothing', async () => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    const idempotencyKey = newId()
    const refusal = new DomainError(
      'CARD_VOIDED',
      { cardNo: 'B1' },
      [{ field: 'cardNo', message: '作废' }],
      undefined,
      { a: 1 },
    )
    const told = { code: 'CARD_VOIDED', message: 'B1已作废', fieldErrors: refusal.fieldErrors, data: { a: 1 } }
    await expect(run(actor, options({ idempotencyKey }), () => Promise.reject(refusal))).rejects.toMatchObject(told)
    await expect(run(actor, options({ idempotencyKey }), addSoilHere)).rejects.toMatchObject(told)
    expect(await soilsOf(company)).toEqual([])
    expect(await logOf(company)).toHaveLength(1)
  })

  it.each<[string, DomainError]>([
    ['too often', new DomainError('TOO_OFTEN', { seconds: 1 }, [], 1)],
    ['out of reach', new DomainError('SERVER_BUSY')],
  ])('is free again when the answer was "not now": %s', async (_, refusal) => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    const idempotencyKey = newId()
    const refused = run(actor, options({ idempotencyKey }), () => Promise.reject(refusal))
    await expect(refused).rejects.toMatchObject({ code: refusal.code })
    await run(actor, options({ idempotencyKey }), addSoilHere)
    expect(await soilsOf(company)).toHaveLength(1)
  })

  it('gives simultaneous callers one outcome, whichever of them is refused', async () => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    const idempotencyKey = newId()
    let calls = 0
    const work = async (tx: Tx) => {
      if (++calls % 2 === 1) throw new DomainError('STALE')
      return addSoil(tx)
    }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        run(actor, options({ idempotencyKey }), work).then(
          ({ name }) => name,
          (error: unknown) => (error instanceof DomainError ? error.code : 'fault'),
        ),
      ),
    )
    expect(new Set(answers).size).toBe(1)
    expect(await soilsOf(company)).toEqual(answers[0] === 'STALE' ? [] : [answers[0]])
  })

  it('lets one of many simultaneous callers act and gives all the same answer', async () => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    const idempotencyKey = newId()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => run(actor, options({ idempotencyKey }), addSoilHere)),
    )
    expect(new Set(answers.map(({ name }) => name)).size).toBe(1)
    expect(await soilsOf(company)).toEqual([answers[0]?.name])
  })

  it('may be 200 characters long and no longer', async () => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    await run(actor, options({ idempotencyKey: 'k'.repeat(200) }), addSoilHere)
    await expect(run(actor, options({ idempotencyKey: 'k'.repeat(201) }), addSoilHere)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: [{ field: 'idempotencyKey' }],
    })
  })
})

describe('a conflict between transactions', () => {
  it.each(['40001', '40P01'])('with SQLSTATE %s is tried again from the start', async (code) => {
    const company = await newCompany()
    let attempt = 0
    const answer = await run(company.actor('结算员'), options({ idempotencyKey: newId() }), async (tx) => {
      await addSoil(tx, `第${++attempt}次`)
      if (attempt < 3) await rows(tx.em, failing(code))
      return attempt
    })
    expect(answer).toBe(3)
    expect(await soilsOf(company)).toEqual(['第3次'])
    expect(await logOf(company)).toHaveLength(1)
  })

  it('gives up after five attempts', async () => {
    const company = await newCompany()
    const work = vi.fn((tx: Tx) => rows(tx.em, failing('40001')))
    const error = await run(company.actor('结算员'), options(), work).catch((thrown: unknown) => thrown)
    expect(sqlState(error)).toBe('40001')
    expect(work).toHaveBeenCalledTimes(5)
  })

  it('of any other kind is not tried again', async () => {
    const company = await newCompany()
    const work = vi.fn(async (tx: Tx) => {
      await addSoil(tx, '粘土')
      await addSoil(tx, '粘土')
    })
    const error = await run(company.actor('结算员'), options(), work).catch((thrown: unknown) => thrown)
    expect(sqlState(error)).toBe('23505')
    expect(work).toHaveBeenCalledOnce()
  })

  it('that is a real deadlock ends with both commands done', async () => {
    const company = await newCompany()
    const actor = company.actor('结算员')
    await run(actor, options(), async (tx) => [await addSoil(tx, '甲'), await addSoil(tx, '乙')])
    let attempts = 0
    let begun = 0
    const bothBegan = Promise.withResolvers<void>()
    const inOrder = (names: string[]) =>
      run(actor, options(), async (tx) => {
        attempts++
        for (const name of names) {
          await affected(
            tx.em,
            sql`update soil_type set sort = sort + 1 where company_id = ${actor.companyId} and name = ${name}`,
          )
          if (++begun === 2) bothBegan.resolve()
          await bothBegan.promise
        }
      })
    await Promise.all([inOrder(['甲', '乙']), inOrder(['乙', '甲'])])
    const sorts = await rowsOf(sql`select sort from soil_type where company_id = ${company.id}`)
    expect(sorts).toEqual([{ sort: 2 }, { sort: 2 }])
    expect(attempts).toBe(3)
  })
})
