import { describe, expect, it } from 'vitest'
import { RequestError } from '../../../apollo/errors'
import { valuesOf } from './form'
import { refusedFields, startOf } from './start'

const registration = { ...valuesOf({ companyName: '甲公司' }), companyAuthId: '1', licenceType: '有限责任公司' }
const form = { ...valuesOf({ companyName: '乙公司' }) }
const draft = { step: 'PERSON' as const, unsure: ['companyName'], form }

describe('where somebody goes on', () => {
  it('begins with nothing', () => {
    expect(startOf({ authenticationDraft: null, registration: null })).toEqual({
      step: 1,
      values: valuesOf(),
      unsure: [],
      outcome: null,
    })
  })

  it('begins with what the registration said', () => {
    const registered = { ...registration, status: 'REGISTERED', reason: null } as const
    const { step, values, outcome } = startOf({ authenticationDraft: null, registration: registered })
    expect([step, values.companyName, values.companyType, outcome]).toEqual([1, '甲公司', '有限责任公司', null])
  })

  it.each(['PENDING', 'APPROVED', 'REJECTED'] as const)('is told that it is %s', (status) => {
    const { step, outcome } = startOf({
      authenticationDraft: null,
      registration: { ...registration, status, reason: '不清晰' },
    })
    expect([step, outcome]).toEqual([4, { status, reason: '不清晰' }])
  })

  it('goes on with a draft, unless what was handed in waits or is approved', () => {
    const at = (status: 'REJECTED' | 'PENDING') =>
      startOf({ authenticationDraft: draft, registration: { ...registration, status, reason: null } })
    expect([at('REJECTED').step, at('REJECTED').values.companyName]).toEqual([2, '乙公司'])
    expect(at('REJECTED').unsure).toEqual(['companyName'])
    expect([at('PENDING').step, at('PENDING').unsure]).toEqual([4, []])
    expect(startOf({ authenticationDraft: { ...draft, step: 'CHECK' as const }, registration: null }).step).toBe(3)
  })
})

describe('what was refused', () => {
  it('is told by field', () => {
    const fieldErrors = [{ field: 'input.idNo', message: '有误' }]
    expect(refusedFields(new RequestError('有误', { errorCode: 'INVALID_INPUT', fieldErrors }))).toEqual([
      { name: 'idNo', message: '有误' },
    ])
    expect(refusedFields(new RequestError('已注册', { errorCode: 'ALREADY_REGISTERED' }))).toEqual([
      { name: 'companyName', message: '已注册' },
    ])
    expect(refusedFields(new RequestError('网络异常', { errorCode: 'NETWORK' }))).toEqual([])
  })
})
