import { describe, expect, it } from 'vitest'
import type { Money, Quantity } from '../../../../ui/format/decimal'
import { MAX_STATEMENTS } from '../../addresses'
import { capitalAmount } from './capitalAmount'
import { readValue } from './readValue'
import { sourcesOf } from './sources'
import { prepaidOf, quantityText, type Truck } from './sums'

describe('the value of a statement link', () => {
  it('is a list of ids or of objects with one, each once', () => {
    const asked = { state: 'ids', ids: ['a', 'b'], tooMany: false }
    expect(readValue('["a","b","a"]')).toEqual(asked)
    expect(readValue('[{"id":"a"},{"id":"b","settleNo":"JS1"},{}]')).toEqual(asked)
  })

  it('says when it names nothing or cannot be read', () => {
    expect(readValue(null)).toEqual({ state: 'none' })
    expect(readValue('[]')).toEqual({ state: 'none' })
    for (const json of ['{', '"a"', '{"id":"a"}', '[null]', '[{}]'])
      expect(readValue(json)).toEqual({ state: 'unreadable' })
  })

  it('shows no more than are shown at once', () => {
    const ids = Array.from({ length: MAX_STATEMENTS + 1 }, (_, index) => `s${index}`)
    const asked = readValue(JSON.stringify(ids))
    expect(asked).toMatchObject({ state: 'ids', tooMany: true, ids: ids.slice(0, MAX_STATEMENTS) })
  })
})

describe('大写金额', () => {
  it.each([
    ['0.00', '零元整'],
    ['1234.50', '壹仟贰佰叁拾肆元伍角整'],
    ['14088.72', '壹万肆仟零捌拾捌元柒角贰分'],
    ['10.05', '壹拾元零伍分'],
    ['0.05', '伍分'],
    ['100000000.00', '壹亿元整'],
    ['999999999.99', '玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    ['nonsense', ''],
  ])('%s is %s', (amount, spelt) => {
    expect(capitalAmount(amount as Money)).toBe(spelt)
  })
})

describe('sums of trucks', () => {
  const truck = (weightUnit: Truck['weightUnit'], weightTons: string, payeePrice: string): Truck => ({
    truckCode: '粤B00001',
    settleCnt: 1,
    weightTons: weightTons as Quantity,
    weightUnit,
    settlePrice: '1.00' as Money,
    payeePrice: payeePrice as Money,
    totalAmt: '1.00' as Money,
  })

  it('are exact and keep units apart', () => {
    const trucks = [truck('CUBIC', '14.700', '0.10'), truck('TRUCK', '1.000', '0.20'), truck('CUBIC', '0.005', '0.00')]
    expect(quantityText(trucks)).toBe('1 车，14.705 方')
    expect(prepaidOf(trucks)).toBe('0.30')
  })
})

describe('where the prices of a statement came from', () => {
  const waybill = (
    priceSource: 'DIRECT_PAY' | 'TYPED',
    priceRef: string | null,
    price: string,
    priceTypedBy: string | null = null,
  ) => ({
    priceSource,
    priceRef,
    settlePrice: price as Money,
    receivable: price as Money,
    weightType: 'TRUCK' as const,
    priceTypedBy,
  })

  it('is summed by source, with every direct-pay price by itself, and with who typed the others', () => {
    const waybills = [
      waybill('TYPED', null, '0.10', '王五'),
      waybill('TYPED', null, '0.20', '王五'),
      waybill('TYPED', null, '0.30'),
      waybill('DIRECT_PAY', 'a', '80.00'),
      waybill('DIRECT_PAY', 'b', '90.00'),
      waybill('DIRECT_PAY', 'b', '90.00'),
    ]
    expect(sourcesOf(waybills)).toEqual([
      {
        source: 'DIRECT_PAY',
        count: 3,
        amount: '260.00',
        typedBy: [],
        prices: [
          { priceRef: 'b', price: '90.00', unit: 'TRUCK', count: 2 },
          { priceRef: 'a', price: '80.00', unit: 'TRUCK', count: 1 },
        ],
      },
      { source: 'TYPED', count: 3, amount: '0.60', prices: [], typedBy: ['王五'] },
    ])
  })
})
