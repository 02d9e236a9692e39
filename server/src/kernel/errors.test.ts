import { describe, expect, it } from 'vitest'
import { DomainError, type ErrorCode, errorCatalogue, invalidInput } from './errors.js'

const codes = Object.keys(errorCatalogue) as ErrorCode[]

describe('the catalogue', () => {
  it.each(codes)('%s speaks Chinese and keeps no gap open', (code) => {
    const anything = new Proxy<Record<string, string>>({}, { get: () => '甲' })
    const message = new DomainError(code, anything).message
    expect(message).toMatch(/\p{Script=Han}/u)
    expect(message).not.toMatch(/[{}]|undefined|null/)
  })

  it('fills in what the refusal is about, also when it is zero or looks like a pattern', () => {
    expect(new DomainError('WAYBILL_UNPRICED', { count: 0 }).message).toBe('0张运单没有单价，请先填写单价')
    expect(new DomainError('CARD_IN_RECEIPT', { cardNo: '$&', giveCardNo: '{cardNo}' }).message).toBe(
      '$&已有未结算的回执单{cardNo}',
    )
  })

  it('gives every refusal its kind', () => {
    expect(new DomainError('FORBIDDEN', { permission: '查看运单' })).toMatchObject({
      kind: 'forbidden',
      code: 'FORBIDDEN',
      message: '没有权限：查看运单',
      fieldErrors: [],
    })
  })
})

it('lets the first field speak', () => {
  const fieldErrors = [
    { field: 'a', message: '请输入甲' },
    { field: 'b', message: '请输入乙' },
  ]
  expect(invalidInput(fieldErrors)).toMatchObject({ code: 'INVALID_INPUT', message: '请输入甲', fieldErrors })
  expect(invalidInput([]).message).toBe('输入有误')
})
