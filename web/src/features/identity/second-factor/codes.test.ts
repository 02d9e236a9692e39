import { expect, it } from 'vitest'
import { inFours, isWhole } from './codes'

it('shows a secret in groups of four, the last of which may be shorter', () => {
  expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
  expect(inFours('ABCDEFGH')).toBe('ABCD EFGH')
})

it('takes six digits for a code of the app, and a recovery code however it is typed', () => {
  expect([isWhole('123456', false), isWhole('12345', false), isWhole('12345a', false)]).toEqual([true, false, false])
  const recovery = ['ABCD-EFGH-JKLM-NPQR', 'abcdefghjklmnpqr', 'ABCD EFGH JKLM NPQR', 'ABCD-EFGH', '123456']
  expect(recovery.map((code) => isWhole(code, true))).toEqual([true, true, true, false, false])
})
