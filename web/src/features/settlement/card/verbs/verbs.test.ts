import { expect, it } from 'vitest'
import { texts } from './texts'
import { type VerbCard, whyNot } from './verbs'

const card = (status: VerbCard['status']): VerbCard => ({ id: status, cardNo: `B${status}`, status })

it('activates cards when one of them waits for it', () => {
  expect(whyNot('activate', [card('ACTIVATED'), card('NOT_ACTIVATED')])).toBeNull()
  expect(whyNot('activate', [card('ACTIVATED'), card('VOIDED')])).toBe(texts.against.activate)
})

it('voids cards that are neither settled nor void, and not too many at once', () => {
  expect(whyNot('void', [card('ACTIVATED')])).toBeNull()
  expect(whyNot('void', [card('SETTLED'), card('VOIDED')])).toBe(texts.against.void)
  expect(
    whyNot(
      'void',
      Array.from({ length: 201 }, () => card('ACTIVATED')),
    ),
  ).toBe(texts.tooMany(200))
})
