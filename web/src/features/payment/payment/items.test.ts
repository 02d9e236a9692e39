import { expect, it } from 'vitest'
import { partsOf, partsText, settledAmount } from './items'

const part = (settleNo: string, planItemId = '', amt = '') => ({ settleNo, planItemId, amt })

it('what a payment is for stands in one text, and comes back as it was', () => {
  const parts = [part('JS1'), part('JS2', 'p1'), part('JS3', '', '12.5')]
  expect(partsText(parts)).toBe('JS1,JS2~p1,JS3~~12.5')
  expect(partsOf(partsText(parts))).toEqual(parts)
})

it('a settlement stands there once, two of its instalments both', () => {
  expect(partsOf('JS1,JS1~~5,JS1~p1,JS1~p2,')).toEqual([part('JS1'), part('JS1', 'p1'), part('JS1', 'p2')])
  expect(partsOf('')).toEqual([])
})

it('an amount that was pasted with commas parts nothing', () => {
  expect(partsOf(partsText([part('JS1', '', '1,234.50')]))).toEqual([part('JS1', '', '1,234.50')])
})

it('an amount comes back as it was typed, so that what can be read in two ways is asked about', () => {
  for (const amt of ['12,5', '1~2', '9%', '%2c', '12.', '１，２']) {
    const parts = [part('JS1', '', amt), part('JS2')]
    expect(partsOf(partsText(parts))).toEqual(parts)
  }
  expect(settledAmount(part('JS1', '', '1,234.50')).amt).toBe('1234.50')
  expect(settledAmount(part('JS1', '', '12,5')).amt).toBe('12,5')
})
