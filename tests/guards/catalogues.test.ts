import { readFileSync } from 'node:fs'
import path from 'node:path'
import { faces } from '@tufang/server/domains'
import { allPermissions } from '@tufang/server/kernel/command/permissions'
import { errorCodes, hintOf, kernelErrors, restoreError, textOf } from '@tufang/server/kernel/errors'
import { smsErrors } from '@tufang/server/platform/sms/errors'
import { root, sourcesIn } from '@tufang/tests/imports'
import { expect, it } from 'vitest'

it('every refusal is one of the kernel, of the platform, or of a domain that names it in its face', () => {
  const named = [kernelErrors, smsErrors, ...faces.flatMap(({ errors = {} }) => [errors])].flatMap(Object.keys)
  expect(new Set(named).size).toBe(named.length)
  expect(named.sort()).toEqual(errorCodes().sort())
})

it('every refusal is thrown or told somewhere in the program', () => {
  const program = sourcesIn('server/src').map((file) => readFileSync(path.join(root, file), 'utf8'))
  // Keys of catalogues are their codes, without quotes.
  expect(errorCodes().filter((code) => !program.some((text) => text.includes(`'${code}'`)))).toEqual([])
})

it.each(errorCodes())('%s speaks Chinese and keeps no gap open', (code) => {
  const params = new Proxy<Record<string, string>>({}, { get: () => '甲' })
  const { message } = restoreError({ code, params })
  expect(message).toMatch(/\p{Script=Han}/u)
  expect(message).not.toMatch(/[{}]|undefined|null/)
})

/** Refusals whose message is composed where they are thrown. */
const SAID_THERE = [
  ...[
    'INVALID_INPUT',
    'ROWS_REFUSED',
    'SMS_REFUSED',
    'CAPTCHA_NEEDED',
    'CHANGE_NOT_UNDOABLE',
    'PROJECT_PRICE_OVERLAPS',
  ],
]
/** Words that ask a person to act, or say that no action is needed. */
const STEP = /请|须|可以|只有/

it('every refusal says what can be done about it, and by whom where not by oneself', () => {
  const silent = errorCodes().filter((code) => !STEP.test(textOf(code)) && !STEP.test(hintOf(code) ?? ''))
  expect(silent.sort()).toEqual(SAID_THERE.toSorted())
})

it.each(errorCodes().filter((code) => hintOf(code) !== null))(
  'the hint of %s is one plain sentence without gaps',
  (code) => {
    expect(hintOf(code)).toMatch(/^[\p{Script=Han}，]+$/u)
  },
)

it('every permission is one of a domain that names it in its face, with a label in Chinese', () => {
  const named = faces.flatMap(({ permissions = {} }) => Object.entries(permissions))
  expect(named.map(([key]) => key).sort()).toEqual(allPermissions().sort())
  for (const [key, label] of named) expect([key, label]).toEqual([key, expect.stringMatching(/\p{Script=Han}/u)])
})
