import { describe, expect, it } from 'vitest'
import type { WaybillPriceInput } from '../../gql/types.generated'
import {
  formatCount,
  formatMoney,
  formatPrice,
  formatQuantity,
  isZero,
  type Money,
  percentOf,
  type Quantity,
  quotient,
  sumFigures,
} from './decimal'
import { cleanAmount, cleanCount, cleanPercent, cleanQuantity, typedMoney } from './typed'

const money = (text: string) => text as Money
const quantity = (text: string) => text as Quantity

describe('exact decimals', () => {
  it('takes percents half up to the cent, as the server does', () => {
    expect(percentOf(money('458.72'), '9')).toBe('41.28')
    expect(percentOf(money('0.50'), '1')).toBe('0.01')
    expect(percentOf(money('-33.33'), '6.5')).toBe('-2.17')
  })

  it('adds cents that floats would lose', () => {
    expect(sumFigures('money', ['0.10', '0.20', '999999999.99'].map(money))).toBe('1000000000.29')
    expect(sumFigures('money', [money('-5.05'), money('5.05'), null, undefined])).toBe('0.00')
    expect(sumFigures('count', [3, 4, null])).toBe(7)
    expect(sumFigures('money', [money('-0.05')])).toBe('-0.05')
    expect(sumFigures('quantity', [quantity('0.1'), quantity('0.205')])).toBe('0.305')
  })

  it('writes thousands and exactly the decimals of its kind', () => {
    expect(formatMoney(money('1234.5'))).toBe('1,234.50')
    expect(formatMoney(money('-1234567.89'))).toBe('-1,234,567.89')
    expect(formatMoney(null)).toBe('')
    expect(formatQuantity(quantity('12.500'))).toBe('12.5')
    expect(formatQuantity(quantity('1200.000'))).toBe('1,200')
    expect(formatMoney(money('not a number'))).toBe('not a number')
    expect(formatCount(12345)).toBe('12,345')
  })

  it('writes trucks whole, cubic metres and tons with three decimals', () => {
    expect(formatQuantity(quantity('1.000'), 'TRUCK')).toBe('1')
    expect(formatQuantity(quantity('1234.000'), 'TRUCK')).toBe('1,234')
    expect(formatQuantity(quantity('1.500'), 'TRUCK')).toBe('1.500')
    expect(formatQuantity(quantity('12.5'), 'CUBIC')).toBe('12.500')
    expect(formatQuantity(quantity('31'), 'TON')).toBe('31.000')
    expect(formatQuantity(null, 'TON')).toBe('')
  })

  it('writes each price with its unit', () => {
    expect(formatPrice(money('1080.5'), 'TRUCK')).toBe('1,080.50 元/车')
    expect(formatPrice(money('22'), 'CUBIC')).toBe('22.00 元/方')
    expect(formatPrice(money('9.9'), 'TON')).toBe('9.90 元/吨')
    expect(formatPrice(null, 'TON')).toBe('')
  })

  it('distinguishes zero from other amounts', () => {
    expect(['0', '0.00', '-0.00'].map(money).every(isZero)).toBe(true)
    expect(isZero(money('0.01'))).toBe(false)
  })

  it('takes what people type, and nothing that is no amount', () => {
    expect(typedMoney('¥1,234.50 元')).toBe('1234.50')
    expect(typedMoney('八十')).toBeNull()
    expect(typedMoney(' ')).toBeNull()
  })

  it('passes no bare text, number or other figure for an amount', () => {
    // @ts-expect-error a text may be anything
    formatMoney('1.00')
    // @ts-expect-error a float is not exact
    formatMoney(1.1)
    // @ts-expect-error tons are no yuan
    formatMoney(quantity('1.000'))
    // @ts-expect-error yuan are no tons
    formatQuantity(money('1.00'))
    // @ts-expect-error texts are added by nobody
    sumFigures('money', ['1.00'])
    // @ts-expect-error what was typed is read first
    const input: WaybillPriceInput = { id: '1', settlePrice: '1.00' }
    expect(input.settlePrice).toBe('1.00')
  })

  it('cleans what people paste as an amount', () => {
    expect(cleanAmount('¥1,234.50')).toBe('1234.50')
    expect(cleanAmount('１，２３４．５元')).toBe('1234.5')
    expect(cleanAmount(' .5 ')).toBe('0.5')
    expect(cleanAmount('12.')).toBe('12')
    expect(cleanAmount('abc')).toBe('abc')
    expect(cleanAmount('1.000')).toBe('1.00')
  })

  it('leaves what can be read in two ways, and units that do not fit', () => {
    for (const text of ['12,5', '1.234,56', '12.5吨']) expect(cleanAmount(text)).toBe(text)
    for (const text of ['12,5', '¥12']) expect(cleanQuantity(text)).toBe(text)
    expect(cleanQuantity('1,234.5 吨')).toBe('1234.5')
    expect(cleanCount('1,200')).toBe('1200')
    expect(cleanPercent('9％')).toBe('9')
  })
})

it('a quotient is exact to hundredths, and nothing without a divisor', () => {
  expect([quotient('10.00', '4'), quotient('2', '3'), quotient('-1', '8'), quotient('0.00', '5')]).toEqual([
    ...['2.50', '0.67', '-0.13', '0.00'],
  ])
  expect(['0', '0.000', '', 'x'].map((per) => quotient('1', per))).toEqual([null, null, null, null])
  expect(['', 'x'].map((of) => quotient(of, '1'))).toEqual([null, null])
})
