import { describe, expect, it } from 'vitest'
import { cardNoOf, whyNotScannable } from './scan.js'

describe('cardNoOf', () => {
  it.each([
    ['B10000000000001', 'B10000000000001'],
    ['https://example.com/c?type=B&no=B1', 'B1'],
    ['a=b=B1', 'B1'],
    ['=B1', 'B1'],
    ['B1=', ''],
    ['  B1\r\n', 'B1'],
    ['no= B1 ', 'B1'],
    ['', ''],
  ])('reads %j as %j', (scanned, cardNo) => {
    expect(cardNoOf(scanned)).toBe(cardNo)
  })
})

describe('whyNotScannable', () => {
  const card = { status: 'ACTIVATED', lost: false, inList: false } as const

  it.each(['B1', 'B12345678901234', 'Z9'])('lets %s pass', (cardNo) => {
    expect(whyNotScannable(cardNo, card)).toBeNull()
  })

  it.each(['', 'B', 'b1', '1B', 'BB1', 'B1 ', 'B1\n', 'B123456789012345', 'B１', 'Ｂ1', 'B-1', 'B1.0', 'B1e3'])(
    'calls %j no card number',
    (cardNo) => {
      expect(whyNotScannable(cardNo, card)).toBe('CARD_NO_INVALID')
    },
  )

  it('gives the reason against an unknown card', () => {
    expect(whyNotScannable('B1', undefined)).toBe('CARD_NOT_FOUND')
  })

  it.each([
    ['NOT_ACTIVATED', 'CARD_NOT_ACTIVATED'],
    ['SETTLED', 'CARD_SETTLED'],
    ['VOIDED', 'CARD_VOIDED'],
  ] as const)('refuses a card that is %s', (status, code) => {
    expect(whyNotScannable('B1', { status, lost: false, inList: false })).toBe(code)
  })

  it('refuses a card that is lost', () => {
    expect(whyNotScannable('B1', { ...card, lost: true })).toBe('CARD_LOST')
  })

  it.each(['ACTIVATED', 'SETTLED', 'VOIDED'] as const)('says first that a %s card is on the list already', (status) => {
    expect(whyNotScannable('B1', { status, lost: true, inList: true })).toBe('CARD_IN_LIST')
  })
})
