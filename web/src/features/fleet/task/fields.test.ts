import { describe, expect, it } from 'vitest'
import { differencesOf, emptyValues, inputOf, priceInput, type Values } from './fields'

const whole: Values = {
  projectInfoId: 'p',
  tpMode: 'FREIGHT',
  soilType: '渣土',
  garbageId: 's',
  directPayPrice: '80',
  weightType: 'TRUCK',
  remark: ' 夜班 ',
  captainAndDriver: [{ captainId: 'c', driverId: null }],
}

describe('a task application', () => {
  it('may be filed with its project, captains and drivers alone', () => {
    const { captainAndDriver } = whole
    expect(inputOf({ ...emptyValues, projectInfoId: 'p', captainAndDriver })).toEqual({
      projectInfoId: 'p',
      captainAndDriver,
      tpMode: null,
      soilType: null,
      garbageId: null,
      directPayPrice: null,
      weightType: null,
      remark: null,
    })
    expect(inputOf(whole).remark).toBe('夜班')
  })

  it('becomes a price once nothing is missing, and never for freight without a site', () => {
    expect(priceInput(whole)).toMatchObject({
      tpMode: 'FREIGHT',
      garbageId: 's',
      directPayPrice: '80',
      weightType: 'TRUCK',
    })
    expect(priceInput({ ...whole, garbageId: '' })).toBeNull()
    expect(priceInput({ ...whole, tpMode: 'RELEASE' })).toMatchObject({ garbageId: null })
    expect(priceInput({ ...whole, directPayPrice: '1.005' })).toBeNull()
    expect(priceInput({ ...whole, captainAndDriver: [] })).toBeNull()
  })

  it('is held against what somebody else has made of it, its remark too', () => {
    const names = { site: (id: string) => id && '东场', members: (pairs: readonly unknown[]) => `${pairs.length}` }
    const now = { ...whole, garbageId: '', directPayPrice: '80.00', remark: '白班' }
    expect(differencesOf(whole, now, names)).toEqual([
      { field: 'garbageId', label: '渣土场', mine: '东场', theirs: '' },
      { field: 'remark', label: '备注', mine: '夜班', theirs: '白班' },
    ])
    expect(differencesOf({ ...whole, garbageId: '', remark: '白班 ' }, now, names)).toEqual([])
  })
})
