import { expect, it } from 'vitest'
import type { Money } from '../../../../ui/format/decimal'
import { type Chosen, hasWaybill, inputOf, sumOf, toggleWaybill, toggleWhole } from './chosen'

const money = (text: string) => text as Money
const settlements = [
  { settlementId: 'a', amt: money('300.00') },
  { settlementId: 'b', amt: money('200.10') },
]
const waybill = { waybillId: 'w', amt: money('100.05') }
const none: Chosen = new Map()

it('adds up settlements and single waybills, and asks for each settlement on its own', () => {
  const chosen = toggleWaybill(toggleWhole(none, 'a'), 'b', waybill)
  expect(sumOf(chosen, settlements)).toBe('400.05')
  expect(inputOf('i', chosen)).toEqual([
    { invoiceId: 'i', settlementIds: ['a'] },
    { invoiceId: 'i', waybillIds: ['w'] },
  ])
})

it('a waybill of a settlement that was chosen as a whole is chosen alone, and nothing when it goes', () => {
  const whole = toggleWhole(none, 'b')
  expect(hasWaybill(whole, 'b', 'other')).toBe(true)
  const one = toggleWaybill(whole, 'b', waybill)
  expect(hasWaybill(one, 'b', 'other')).toBe(false)
  expect(toggleWaybill(one, 'b', waybill)).toEqual(none)
})
