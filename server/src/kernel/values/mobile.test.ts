import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { asMobile, MOBILE, mobileOf } from './mobile.js'

it.each([
  '13911110001',
  ' 139 1111 0001 ',
  '139-1111-0001',
  '+86 139-1111-0001',
  '0086 13911110001',
  '(+86)13911110001',
  '（＋８６）１３９１１１１０００１',
  '86-13911110001',
  '13911110001.0',
  '\u202d13911110001\u202c',
])('%j is the mobile', (text) => {
  expect(mobileOf(text)).toBe('13911110001')
})

it.each([
  '13911110009/13911110010',
  '12911110001',
  '1391111000',
  '139111100012',
  '0755-8123456',
  '+1 3911110001',
  '',
  '①3911110001',
])('leaves %j as it is, since it is no mobile number', (text) => {
  expect(mobileOf(` ${text}`)).toBe(text)
})

it('is read before it is checked', () => {
  const schema = asMobile(z.string().max(11).regex(MOBILE))
  expect(schema.parse('+86 139-1111-0001')).toBe('13911110001')
  expect(schema.safeParse('12345').success).toBe(false)
  expect(schema.safeParse(null).success).toBe(false)
})

describe('of any text', () => {
  const digits = (count: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''))
  const mobile = fc.tuple(fc.integer({ min: 3, max: 9 }), digits(9)).map(([second, rest]) => `1${second}${rest}`)
  const wide = (text: string) => text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  /**
   * Ways in which people and spreadsheets write a mobile: with a country code, separators, wide digits, or a decimal
   * zero.
   */
  const written = fc
    .record({
      number: mobile,
      country: fc.constantFrom('', '+86', '0086', '86', '(+86)', '+86-', ' 86 '),
      signs: fc.array(fc.constantFrom('', ' ', '-', '\u3000', '\u200b'), { minLength: 1 }),
      nought: fc.constantFrom('', '.0', '.00'),
      isWide: fc.boolean(),
    })
    .map(({ number, country, signs, nought, isWide }) => {
      const spread = [...number].map((digit, at) => (signs[at % signs.length] ?? '') + digit).join('')
      const text = country + spread + nought
      return { number, text: isWide ? wide(text) : text }
    })

  it('what is written of a mobile is that mobile', () => {
    fc.assert(fc.property(written, ({ number, text }) => void expect(mobileOf(text)).toBe(number)))
  })

  it('is read again as it was read', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          written.map(({ text }) => text),
        ),
        (text) => {
          expect(mobileOf(mobileOf(text))).toBe(mobileOf(text))
        },
      ),
    )
  })

  it('has no digit that was not written, and loses none but those of the country', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789861３８６+-() .a'), maxLength: 20 })
    fc.assert(
      fc.property(near, (text) => {
        const read = mobileOf(text)
        if (!MOBILE.test(read)) expect(read).toBe(text.trim())
        else
          expect(
            text
              .normalize('NFKC')
              .replace(/\.0+\s*$/, '')
              .replace(/\D/g, '')
              .replace(/^(00)?86(?=1\d{10}$)/, ''),
          ).toBe(read)
      }),
      { numRuns: 2000 },
    )
  })
})
