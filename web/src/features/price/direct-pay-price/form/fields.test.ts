import { describe, expect, it } from 'vitest'
import { blockedBy, completeInput, differencesOf, emptyValues, inputOf, type Values } from './fields'

const whole: Values = {
  projectInfoId: 'p',
  tpMode: 'FREIGHT',
  soilType: '渣土',
  garbageId: 's',
  directPayPrice: '¥1,080.5',
  weightType: 'TON',
  captainAndDriver: [{ captainId: 'c', driverId: 'd' }],
}

describe('a direct-pay price that is filled in', () => {
  it('asks for mode, soil and, for freight, the site before captains and drivers, in this order', () => {
    const messages = [
      { ...emptyValues, projectInfoId: 'p' },
      { ...emptyValues, projectInfoId: 'p', tpMode: 'FREIGHT' },
      { ...emptyValues, projectInfoId: 'p', tpMode: 'FREIGHT', soilType: '渣土' },
      { ...emptyValues, projectInfoId: 'p', tpMode: 'RELEASE', soilType: '渣土' },
    ].map((values) => blockedBy(values)?.message ?? null)
    expect(messages).toEqual(['请先选择运输模式', '请先选择土质', '请先选择渣土场', null])
    expect(blockedBy(emptyValues)?.field).toBe('projectInfoId')
  })

  it('goes to the API with a plain amount', () => {
    expect(inputOf(whole)).toEqual({ ...whole, directPayPrice: '1080.5' })
  })

  it('leaves a site out that another mode has left behind', () => {
    expect(inputOf({ ...whole, tpMode: 'RELEASE' }).garbageId).toBeNull()
  })

  it('is whole with everything in it, and with an amount of at most two decimals from 0', () => {
    expect(completeInput(whole)).not.toBeNull()
    expect(completeInput({ ...whole, directPayPrice: '0' })).not.toBeNull()
    for (const directPayPrice of ['', '-1', '1.005', '1000000000', '八十']) {
      expect(completeInput({ ...whole, directPayPrice })).toBeNull()
    }
    for (const weightType of ['', '吨']) expect(completeInput({ ...whole, weightType })).toBeNull()
    expect(completeInput({ ...whole, garbageId: '' })).toBeNull()
    expect(completeInput({ ...whole, captainAndDriver: [] })).toBeNull()
  })

  it('is held against what somebody else has made of it', () => {
    const now = { ...whole, directPayPrice: '90.00' }
    const names = { site: (id: string) => id && '东场', members: (pairs: readonly unknown[]) => `${pairs.length}` }
    expect(differencesOf({ ...whole, directPayPrice: '90' }, now, names)).toEqual([])
    expect(differencesOf({ ...whole, captainAndDriver: [] }, now, names)).toEqual([
      { field: 'directPayPrice', label: '直付价', mine: '1,080.50', theirs: '90.00' },
      { field: 'captainAndDriver', label: '车队长和司机', mine: '0', theirs: '1' },
    ])
    expect(differencesOf({ ...now, weightType: 'TRUCK' }, now, names)).toEqual([
      { field: 'weightType', label: '计量单位', mine: '车', theirs: '吨' },
    ])
    expect(differencesOf({ ...now, tpMode: '', garbageId: '' }, now, names)).toEqual([
      { field: 'tpMode', label: '运输模式', mine: '', theirs: '货运' },
      { field: 'garbageId', label: '渣土场', mine: '', theirs: '东场' },
    ])
  })
})
