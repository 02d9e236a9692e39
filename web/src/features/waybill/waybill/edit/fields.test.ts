import { describe, expect, it } from 'vitest'
import { changedFields, draftOf, emptyValues, patchOf } from './fields'

describe('what a form tells the API', () => {
  const before = {
    ...emptyValues,
    goDatetime: '2026-11-01 06:00:00',
    weightTons: '15.000',
    remark: '好',
    exAmt: '5.00',
  }

  it('is what differs and nothing else, emptied fields as null', () => {
    expect(patchOf(before, { ...before })).toEqual({})
    const after = {
      ...before,
      remark: ' ',
      exAmt: '',
      weightTons: '１５．５',
      isTicket: '1',
      goDatetime: '2026-11-01 06:00:30',
    }
    expect(patchOf(before, after)).toEqual({
      remark: null,
      exAmt: '0',
      weightTons: '15.5',
      isTicket: true,
      goDatetime: '2026-11-01T06:00:30+08:00',
    })
  })

  it('knows that a moment without seconds is the same moment', () => {
    expect(changedFields(before, { ...before, goDatetime: '2026-11-01 6:00' })).toEqual([])
  })

  it('leaves out what was not filled in of a new waybill', () => {
    expect(draftOf({ ...before, projectInfoId: 'p', truckCode: '粤B1' }, { no: ' ', status: 'UNLOADED' })).toEqual({
      projectInfoId: 'p',
      truckCode: '粤B1',
      tpMode: 'RELEASE',
      weightType: 'CUBIC',
      weightTons: '15.000',
      goDatetime: '2026-11-01T06:00:00+08:00',
      isTicket: false,
      exAmt: '5.00',
      remark: '好',
      status: 'UNLOADED',
    })
  })
})
