import { judge } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'

describe('a load on a truck that may carry 27 tons', () => {
  it.each([
    [27_001, '装载27.001吨，核载27.000吨，超出0.1%'],
    [30_240, '装载30.240吨，核载27.000吨，超出12%'],
  ])('of %i kg: %s', (loadKg, text) => {
    expect(judge('OVERWEIGHT', { loadKg })).toMatchObject({ text, key: `${loadKg}/27000` })
  })

  it.each([
    [{ loadKg: 27_000 }],
    [{ loadKg: null }],
    [{ loadKg: 99_000, capacityKg: null }],
    [{ loadKg: 99_000, capacityKg: 0 }],
    [{ loadKg: 99_000, status: 'VOID' }],
  ] as const)('%j: nothing', (trip) => {
    expect(judge('OVERWEIGHT', trip)).toBeNull()
  })

  it('may be as much more as the company says', () => {
    expect(judge('OVERWEIGHT', { loadKg: 29_700 }, { limits: { percent: 10 } })).toBeNull()
    expect(judge('OVERWEIGHT', { loadKg: 29_701 }, { limits: { percent: 10 } })).not.toBeNull()
  })
})
