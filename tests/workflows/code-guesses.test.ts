import { DomainError } from '@tufang/server/kernel/errors'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import { openApp } from '@tufang/tests/app'
import { readCaptcha } from '@tufang/tests/captcha'
import { MINUTE } from '@tufang/tests/clock'
import { rowOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { uniqueMobile } from '@tufang/tests/unique'
import { expect, it } from 'vitest'

/** `npm run test:guesses` makes 100,000 and wants to read what came of them. */
const GUESSES = Number(process.env.CODE_GUESSES ?? 600)
const ADDRESSES = Math.min(1000, Math.ceil(GUESSES / 20))
const SENDS_A_DAY = 10
const PHONES = Math.max(3, Math.ceil(GUESSES / 1000))
const AT_ONCE = 20
const CODES = 1_000_000

/** Each from a network of its own, the most that a caller with so many addresses can have. */
const addressOf = (guess: number): string => `10.${(guess % ADDRESSES) >> 8}.${(guess % ADDRESSES) & 255}.7`
const guessed = (): string => String(Math.floor(Math.random() * CODES)).padStart(6, '0')

const app = await openApp({ demo: false })
const { codes, captchas } = await services(app)
const refused: Record<string, number> = {}
let right = 0

async function unlessRefused(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    refused[error.code] = (refused[error.code] ?? 0) + 1
    return false
  }
}

/** Sends a code like a person who reads captchas. */
async function send(mobile: string, deviceId: string, address: string): Promise<void> {
  const { captchaId } = await captchas.draw(address)
  const captchaCode = await readCaptcha(captchaId)
  await codes.send({ mobile, type: 1, roleType: RoleType.COMPANY, deviceId, captchaId, captchaCode }, address)
}

async function guess(mobile: string, deviceId: string | null, address: string): Promise<void> {
  if (await unlessRefused(codes.check({ mobile, code: guessed(), deviceId }, address))) right += 1
}

it(`lets ${GUESSES} guesses from ${ADDRESSES} addresses meet each code ten times at most`, async () => {
  app.clock.set(new Date('2026-03-01T10:00:00+08:00'))
  const phones = Array.from({ length: PHONES }, () => ({ mobile: uniqueMobile(), deviceId: newId() }))
  const perMinute = Math.ceil(GUESSES / SENDS_A_DAY)
  for (let minute = 0; minute < SENDS_A_DAY; minute++) {
    for (const [at, { mobile, deviceId }] of phones.entries()) await send(mobile, deviceId, addressOf(minute * 97 + at))
    const all = Array.from({ length: perMinute }, (_, made) => {
      const phone = phones[made % PHONES]
      const number = minute * perMinute + made
      // Half of them from the device that asked for the codes, half from others.
      return () =>
        guess(
          phone?.mobile ?? '',
          Math.floor(made / PHONES) % 2 ? (phone?.deviceId ?? null) : newId(),
          addressOf(number),
        )
    })
    for (let from = 0; from < all.length; from += AT_ONCE) {
      await Promise.all(all.slice(from, from + AT_ONCE).map((make) => make()))
    }
    app.clock.advance(MINUTE)
  }
  const mobiles = phones.map(({ mobile }) => mobile)
  const { sent, compared, most } = await rowOf<{ sent: number; compared: number; most: number }>(sql`
    select count(*)::int as sent, sum(met)::int as compared, max(met)::int as most from (
      select (select count(*) from sms_try t where t.mobile = c.mobile and t.tried_at >= c.created_at and t.tried_at < c.expires_at
          and (t.device_hash is null or t.device_hash = c.device_hash)) as met
      from sms_code c where c.mobile = any(${mobiles}::text[])) of_code`)
  const expected = compared / CODES
  console.info(
    `${GUESSES} guesses, ${ADDRESSES} addresses, ${PHONES} phones: ${sent} codes sent, ${compared} comparisons, ${most} of one code at most; ` +
      `${expected} right in expectation, ${right} were; refused ${JSON.stringify(refused)}`,
  )
  expect(sent).toBe(PHONES * SENDS_A_DAY)
  expect(most).toBeLessThanOrEqual(10)
  expect(compared).toBeLessThanOrEqual(Math.min(5 * GUESSES, 10 * sent))
}, 3_600_000)
