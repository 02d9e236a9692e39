import { expect, it } from 'vitest'
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
])('%j is none and stays', (text) => {
  expect(mobileOf(` ${text}`)).toBe(text)
})

it('is read before it is checked', () => {
  const schema = asMobile(z.string().max(11).regex(MOBILE))
  expect(schema.parse('+86 139-1111-0001')).toBe('13911110001')
  expect(schema.safeParse('12345').success).toBe(false)
  expect(schema.safeParse(null).success).toBe(false)
})
