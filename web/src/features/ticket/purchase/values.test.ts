import { describe, expect, it } from 'vitest'
import { emptyValues, inputOf } from './values'

const values = {
  ...emptyValues('2026-11-21 08:00:00'),
  garbageId: 'site',
  soilType: '普通土',
  quantity: '1,200',
  price: '¥45.5',
  supplier: ' 东莞供票 ',
}

describe('the form of a purchase', () => {
  it('becomes what the API takes', () => {
    expect(inputOf(values)).toEqual({
      garbageId: 'site',
      soilType: '普通土',
      quantity: 1200,
      price: '45.5',
      boughtAt: '2026-11-21T08:00:00+08:00',
      supplier: '东莞供票',
      expiresOn: null,
      invoiceNo: null,
      picture: null,
      remark: null,
    })
  })
})
