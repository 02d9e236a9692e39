import { describe, expect, it } from 'vitest'
import { fieldNames, isShown, type WaybillField, waybillFields } from './fields.js'
import { type SealFacts, sealedFieldsOf, whySealed } from './sealing.js'

const free: SealFacts = { status: 'UNLOADED', settlementId: null, settlementStatus: null, settleNo: null }
const on = (settlementStatus: string): SealFacts => ({
  status: 'UNLOADED',
  settlementId: 's',
  settlementStatus,
  settleNo: 'JS1',
})

describe('a field is sealed', () => {
  it.each<[WaybillField, (string | null)[]]>([
    ['weightTons', ['运单已在结算单JS1中', '结算单JS1已审核', '结算单JS1已付款']],
    ['inPreparePrice', ['运单已在结算单JS1中', '结算单JS1已审核', '结算单JS1已付款']],
    ['fleetName', [null, '结算单JS1已审核', '结算单JS1已付款']],
    ['driverName', ['运单已在结算单JS1中', '结算单JS1已审核', '结算单JS1已付款']],
    ['goPicture', [null, null, '结算单JS1已付款']],
    ['remark', [null, null, null]],
  ])('%s on a pending, an approved and a paid settlement: %j', (field, reasons) => {
    expect(whySealed(field, free)).toBeNull()
    expect(['PENDING', 'APPROVED', 'PAID'].map((status) => whySealed(field, on(status)))).toEqual(reasons)
  })

  it('before anything is known of its settlement but that there is one', () => {
    expect(whySealed('weightTons', { ...on(''), settlementStatus: null })).toBe('运单已在结算单JS1中')
  })

  it('on a void waybill, all but the remark', () => {
    const sealed = sealedFieldsOf({ ...free, status: 'VOID' })
    expect(sealed.map(({ field }) => field)).toEqual(fieldNames.filter((field) => isShown(field) && field !== 'remark'))
    expect(new Set(sealed.map(({ reason }) => reason))).toEqual(new Set(['运单已作废']))
  })

  it('at once where it bears money', () => {
    for (const field of fieldNames) {
      const { bearsMoney, makesAmount, sealedFrom } = waybillFields[field]
      if (bearsMoney) expect([field, sealedFrom]).toEqual([field, 'PENDING'])
      if (makesAmount) expect([field, bearsMoney]).toEqual([field, true])
    }
  })
})
