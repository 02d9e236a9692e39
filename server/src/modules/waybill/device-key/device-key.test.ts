import { newId } from '@tufang/server/kernel/values/id'
import { expect, it } from 'vitest'
import { tailOf } from '../../identity/index.js'
import { newDeviceKey, readDeviceKey } from './device-key.js'

it('a key names its company and nothing else', () => {
  const companyId = newId()
  const [one, other] = [newDeviceKey(companyId), newDeviceKey(companyId)]
  expect(one).not.toBe(other)
  expect(readDeviceKey(one)).toEqual({ companyId, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(readDeviceKey(one)?.hash).not.toBe(readDeviceKey(other)?.hash)
  expect(one.endsWith(tailOf(one))).toBe(true)
})

it.each([
  undefined,
  '',
  'tfdk_',
  `tfdk_${'x'.repeat(64)}`,
  `tfdk_${'x'.repeat(66)}`,
  `xxxx_${'x'.repeat(65)}`,
  ` tfdk_${'x'.repeat(65)}`,
])('%j is no key', (text) => {
  expect(readDeviceKey(text)).toBeUndefined()
})
