import { judge } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'

describe('a missing punch', () => {
  it.each([
    [{ loadAt: null }, '缺装车打卡'],
    [{ doneAt: null }, '缺卸车打卡'],
    [{ loadAt: null, doneAt: null }, '缺装车打卡、卸车打卡'],
    [{ loadAt: null, doneAt: null, status: 'IN_TRANSIT' }, '缺装车打卡'],
  ] as const)('%j: %s', (trip, text) => {
    expect(judge('MISSING_PUNCH', trip)).toMatchObject({ text })
  })

  it.each([
    [{}],
    [{ doneAt: null, status: 'LOADED' }],
    [{ doneAt: null, status: 'IN_TRANSIT' }],
    [{ loadAt: null, doneAt: null, status: 'VOID' }],
  ] as const)('%j: nothing', (trip) => {
    expect(judge('MISSING_PUNCH', trip)).toBeNull()
  })

  it('is another question when another punch is missing', () => {
    const keys = [{ loadAt: null }, { doneAt: null }, { loadAt: null, doneAt: null }].map(
      (trip) => judge('MISSING_PUNCH', trip)?.key,
    )
    expect(new Set(keys).size).toBe(3)
  })
})
