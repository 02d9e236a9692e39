import { faces } from '@tufang/server/domains'
import { allPermissions } from '@tufang/server/kernel/command/permissions'
import { errorCodes, kernelErrors, restoreError } from '@tufang/server/kernel/errors'
import { smsErrors } from '@tufang/server/platform/sms/errors'
import { expect, it } from 'vitest'

it('every refusal is one of the kernel, of the platform, or of a domain that names it in its face', () => {
  const named = [kernelErrors, smsErrors, ...faces.flatMap(({ errors = {} }) => [errors])].flatMap(Object.keys)
  expect(new Set(named).size).toBe(named.length)
  expect(named.sort()).toEqual(errorCodes().sort())
})

it.each(errorCodes())('%s speaks Chinese and keeps no gap open', (code) => {
  const params = new Proxy<Record<string, string>>({}, { get: () => '甲' })
  const { message } = restoreError({ code, params })
  expect(message).toMatch(/\p{Script=Han}/u)
  expect(message).not.toMatch(/[{}]|undefined|null/)
})

it('every permission is one of a domain that names it in its face, with a label in Chinese', () => {
  const named = faces.flatMap(({ permissions = {} }) => Object.entries(permissions))
  expect(named.map(([key]) => key).sort()).toEqual(allPermissions().sort())
  for (const [key, label] of named) expect([key, label]).toEqual([key, expect.stringMatching(/\p{Script=Han}/u)])
})
