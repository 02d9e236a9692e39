import { at, NOW, soundTrip } from '@tufang/tests/factories/trip'
import { describe, expect, it } from 'vitest'
import { decide, holdOf, type KnownFlag } from './decide.js'
import type { RuleSettings } from './facts.js'
import { settingsOf } from './settings.js'

const settings = settingsOf([])
const odd = { ...soundTrip, loadAt: null }
const other = { ...soundTrip, loadAt: null, doneAt: null }
const flag = (state: KnownFlag['state'], more: Partial<KnownFlag> = {}): KnownFlag => ({
  id: 'f',
  rule: 'MISSING_PUNCH',
  state,
  key: 'load',
  evidence: { missing: ['load'] },
  ...more,
})
const nothing = { raise: [], refresh: [], gone: [], live: [] }
const off = { ...settings, MISSING_PUNCH: { ...settings.MISSING_PUNCH, enabled: false } } satisfies RuleSettings

describe('the flags of a waybill', () => {
  it('are none for a sound one', () => {
    expect(decide(soundTrip, [], settings, NOW)).toEqual(nothing)
  })

  it('are raised once: the same facts raise nothing twice', () => {
    const { raise, live } = decide(odd, [], settings, NOW)
    expect(raise).toMatchObject([{ rule: 'MISSING_PUNCH', finding: { key: 'load' } }])
    expect(live).toEqual(['MISSING_PUNCH'])
    for (const state of ['OPEN', 'CONFIRMED'] as const) {
      expect(decide(odd, [flag(state)], settings, NOW)).toEqual({ ...nothing, live: ['MISSING_PUNCH'] })
    }
  })

  it('do not come back once cleared, but for other facts', () => {
    expect(decide(odd, [flag('CLEARED')], settings, NOW)).toEqual(nothing)
    expect(decide(other, [flag('CLEARED')], settings, NOW).raise).toMatchObject([{ finding: { key: 'load+unload' } }])
  })

  it('are gone when their facts are mended, confirmed or not', () => {
    for (const state of ['OPEN', 'CONFIRMED'] as const) {
      expect(decide(soundTrip, [flag(state)], settings, NOW)).toEqual({ ...nothing, gone: ['f'] })
    }
    expect(decide(soundTrip, [flag('CLEARED')], settings, NOW)).toEqual(nothing)
  })

  it('show other facts while they are open; confirmed ones give way to a new question', () => {
    expect(decide(other, [flag('OPEN')], settings, NOW)).toMatchObject({
      raise: [],
      gone: [],
      refresh: [{ id: 'f', finding: { key: 'load+unload' } }],
      live: ['MISSING_PUNCH'],
    })
    expect(decide(other, [flag('CONFIRMED')], settings, NOW)).toMatchObject({
      gone: ['f'],
      refresh: [],
      raise: [{ finding: { key: 'load+unload' } }],
      live: ['MISSING_PUNCH'],
    })
  })

  it('end when an open one comes to show what somebody has cleared before', () => {
    const known = [flag('CLEARED', { id: 'c' }), flag('OPEN', { key: 'load+unload' })]
    expect(decide(odd, known, settings, NOW)).toEqual({ ...nothing, gone: ['f'] })
  })

  it('follow a norm that has moved, without asking anew', () => {
    const far = { ...soundTrip, distance: 30_000 }
    const known = { ...flag('CONFIRMED'), rule: 'DISTANCE_OFF', key: '30000', evidence: { norm: 1 } } as const
    expect(decide(far, [known], settings, NOW)).toMatchObject({ refresh: [{ id: 'f' }], raise: [], gone: [] })
  })

  it('of a rule that is off end when they are open, and stay when somebody has confirmed them', () => {
    expect(decide(odd, [], off, NOW)).toEqual(nothing)
    expect(decide(odd, [flag('OPEN')], off, NOW)).toEqual({ ...nothing, gone: ['f'] })
    expect(decide(soundTrip, [flag('CONFIRMED')], off, NOW)).toEqual({ ...nothing, live: ['MISSING_PUNCH'] })
  })

  it('may be several at once, in the order of the rules', () => {
    const trip = { ...odd, doneAt: at('13:00', '2026-11-04'), isTicket: false, loadKg: 60_000 }
    const { live } = decide(trip, [], settings, NOW)
    expect(live).toEqual(['MISSING_PUNCH', 'TRIP_TOO_LONG', 'OVERWEIGHT', 'TRIP_WITHOUT_TICKET'])
  })
})

describe('what holds a waybill back', () => {
  const blocking = settingsOf([
    { rule: 'OVERWEIGHT', enabled: true, blocking: true, limits: {} },
    { rule: 'OUTSIDE_SHIFT', enabled: false, blocking: true, limits: {} },
  ])

  it('is the first rule that blocks and is on', () => {
    expect(holdOf(['MISSING_PUNCH', 'OVERWEIGHT'] as never, blocking)).toBe('OVERWEIGHT')
    expect(holdOf(['MISSING_PUNCH', 'OUTSIDE_SHIFT'] as never, blocking)).toBeNull()
    expect(holdOf([], blocking)).toBeNull()
  })
})
