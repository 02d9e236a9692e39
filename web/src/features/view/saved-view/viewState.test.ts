import { describe, expect, it } from 'vitest'
import { layoutOf, listOf, sameState, stateOf } from './viewState'

const kept = { filters: { truckCode: '粤B' }, sort: '-NO', size: 50 }
const layout = { order: ['no', 'status'], widths: { no: 180.6 }, density: 'compact' as const }

describe('a view', () => {
  it('brings back what it kept', () => {
    const state = stateOf(kept, layout)
    expect(listOf(state)).toEqual(kept)
    expect(layoutOf(state)).toEqual({ ...layout, widths: { no: 180 } })
  })

  it('of a list as designed changes nothing', () => {
    const state = JSON.parse(JSON.stringify(stateOf({ filters: {} }, {})))
    expect(listOf(state)).toEqual({ filters: {} })
    expect(layoutOf(state)).toEqual({})
  })

  it('is the same whatever order its members have and whatever is empty', () => {
    expect(sameState(stateOf(kept, {}), { size: 50, sort: '-NO', filters: { truckCode: '粤B' } })).toBe(true)
    expect(sameState(stateOf({ filters: {} }, {}), {})).toBe(true)
    expect(sameState(stateOf(kept, layout), stateOf(kept, { ...layout, order: ['status', 'no'] }))).toBe(false)
    expect(sameState(stateOf(kept, {}), { ...kept, size: 20 })).toBe(false)
  })
})
