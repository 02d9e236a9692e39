import { sql } from '@tufang/server/kernel/sql/sql'
import { inTransaction } from '@tufang/server/kernel/sql/transaction'
import { SYMBOLS } from '@tufang/server/modules/identity/captcha/glyphs'
import { pictureOf } from '@tufang/server/modules/identity/captcha/picture'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { readCaptcha } from '@tufang/tests/captcha'
import { MINUTE, SECOND } from '@tufang/tests/clock'
import { rowOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { uniqueAddress } from '@tufang/tests/unique'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

const app = await testApp()
const drawCaptcha = 'mutation { drawCaptcha { captchaId image } }'

async function drawn(caller: Caller = app.anonymous()): Promise<{ captchaId: string; image: string }> {
  return (await caller.ask<{ drawCaptcha: { captchaId: string; image: string } }>(drawCaptcha)).drawCaptcha
}

async function spend(captchaId: string | null, captchaCode: string | null): Promise<boolean> {
  const { captchas } = await services()
  return inTransaction(app.database, (em) => captchas.spend(em, { captchaId, captchaCode }, app.clock.now()))
}

const pixelsOf = (image: string) => sharp(Buffer.from(image.split(',')[1] ?? '', 'base64')).stats()

describe('a picture', () => {
  it('is a PNG with something on it', async () => {
    const { image } = await drawn()
    expect(image).toMatch(/^data:image\/png;base64,[\w+/]+=*$/)
    const { channels } = await pixelsOf(image)
    expect(Math.min(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(20)
  })

  it('of the same characters never looks the same', async () => {
    const [one, other] = await Promise.all([pictureOf('A7KX'), pictureOf('A7KX')])
    expect(one.equals(other)).toBe(false)
  })

  it('shows nothing that can be mistaken for something else', () => {
    expect(SYMBOLS).toHaveLength(15)
    for (const twins of ['0OQD', '1IJ', '2Z', '5S', '8B', '6G', 'UV', 'CG', 'PR', 'EF', 'MN', 'A4']) {
      expect([...twins].filter((symbol) => SYMBOLS.includes(symbol)).length).toBeLessThan(2)
    }
  })

  it('is kept as a hash', async () => {
    const { captchaId } = await drawn()
    const code = await readCaptcha(captchaId)
    const row = await rowOf<{ stored: string }>(
      sql`select to_json(c)::text as stored from captcha c where id = ${captchaId}`,
    )
    expect(row.stored).not.toContain(`"${code}"`)
  })
})

describe('what it shows', () => {
  it('is taken once, in capitals or not', async () => {
    const { captchaId } = await drawn()
    const code = await readCaptcha(captchaId)
    expect(await spend(captchaId, ` ${code.toLowerCase()} `)).toBe(true)
    expect(await spend(captchaId, code)).toBe(false)
  })

  it('has one try', async () => {
    const { captchaId } = await drawn()
    const code = await readCaptcha(captchaId)
    expect(await spend(captchaId, '0000')).toBe(false)
    expect(await spend(captchaId, code)).toBe(false)
  })

  it('is taken for five minutes', async () => {
    app.clock.advance(0)
    const [early, late] = [await drawn(), await drawn()]
    const [first, second] = [await readCaptcha(early.captchaId), await readCaptcha(late.captchaId)]
    app.clock.advance(5 * MINUTE - SECOND)
    expect(await spend(early.captchaId, first)).toBe(true)
    app.clock.advance(SECOND)
    expect(await spend(late.captchaId, second)).toBe(false)
  })

  it('serves one of many who show it at once', async () => {
    const { captchaId } = await drawn()
    const code = await readCaptcha(captchaId)
    const answers = await Promise.all(Array.from({ length: 8 }, () => spend(captchaId, code)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it.each([
    [null, 'ABCD'],
    ['no id', 'ABCD'],
    ['01900000-0000-7000-8000-000000000000', 'ABCD'],
    ['01900000-0000-7000-8000-000000000000', null],
  ])('is not %j with %j', async (captchaId, captchaCode) => {
    expect(await spend(captchaId, captchaCode)).toBe(false)
  })
})

describe('drawing', () => {
  it('is done thirty times in five minutes for one address', async () => {
    const caller = app.anonymous()
    app.clock.advance(0)
    const answers = await Promise.all(Array.from({ length: 32 }, () => caller.gql(drawCaptcha)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(30)
    expect(await caller.code(drawCaptcha)).toBe('TOO_OFTEN')
    await drawn()
    app.clock.advance(5 * MINUTE + SECOND)
    await drawn(caller)
  })

  it('is done as often for a whole /64', async () => {
    const prefix = `2001:db8:${Math.floor(Math.random() * 65_000).toString(16)}:7`
    app.clock.advance(0)
    for (let host = 1; host <= 30; host++) await drawn(app.anonymous().with({ address: `${prefix}::${host}` }))
    expect(
      await app
        .anonymous()
        .with({ address: `${prefix}::ffff` })
        .code(drawCaptcha),
    ).toBe('TOO_OFTEN')
  })

  it('is offered by REST as well', async () => {
    const answer = await app.anonymous().with({ address: uniqueAddress() }).rest('POST', '/auth/captcha')
    expect(answer.json()).toMatchObject({
      code: 0,
      data: { captchaId: expect.any(String), image: expect.stringMatching(/^data:image\/png;base64,/) },
    })
  })
})
