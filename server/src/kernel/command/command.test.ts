import { newCompany } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import { addSoil, addSoilHere, logOf, options, run, soilsOf } from '@tufang/tests/soil-command'
import { describe, expect, it, vi } from 'vitest'
import { DomainError } from '../errors.js'
import { affected, rows, sql } from '../sql/sql.js'
import { sqlState } from '../sql/sql-state.js'
import { newId } from '../values/id.js'
import type { Tx } from './command.js'

const failing = (code: string) => sql.raw(`do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`)

describe('a command', () => {
  it('commits its work, and logs in the operation log who did what', async () => {
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

  it('refuses text that no table can hold, and logs text that is only unusual', async () => {
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
