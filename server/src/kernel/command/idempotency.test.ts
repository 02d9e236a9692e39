import { newCompany } from '@tufang/tests/company'
import { addSoil, addSoilHere, logOf, options, run, soilsOf } from '@tufang/tests/soil-command'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.js'
import { newId } from '../values/id.js'
import type { CommandOptions, Tx } from './command.js'

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
