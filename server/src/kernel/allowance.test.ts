import { describe, expect, it } from 'vitest'
import { Allowance } from './allowance.js'

describe('an allowance', () => {
  it('is used up by a burst and comes back evenly', () => {
    const allowance = new Allowance(60)
    for (let at = 0; at < 60; at++) expect(allowance.take('a', 1000)).toBe(0)
    expect(allowance.take('a', 1000)).toBe(1)
    expect(allowance.take('a', 1999)).toBe(1)
    expect(allowance.take('a', 2000)).toBe(0)
    expect(allowance.take('a', 2000)).toBe(1)
    expect(allowance.take('a', 600_000)).toBe(0)
  })

  it('is each one’s own', () => {
    const allowance = new Allowance(1)
    expect([allowance.take('a', 0), allowance.take('b', 0), allowance.take('a', 0)]).toEqual([0, 0, 60])
  })

  it('that was overdrawn is waited for', () => {
    const allowance = new Allowance(60)
    allowance.spend('a', 0, 180)
    expect([allowance.take('a', 0, 0), allowance.take('a', 119_000, 0), allowance.take('a', 120_000, 0)]).toEqual([
      120, 1, 0,
    ])
  })

  it('remembers at most 20,000 callers, those who came last', () => {
    const allowance = new Allowance(1)
    for (let who = 0; who <= 20_000; who++) allowance.take(`${who}`, 0)
    expect([allowance.take('20000', 0), allowance.take('1', 0), allowance.take('0', 0)]).toEqual([60, 60, 0])
  })

  it('grows by no clock that goes back', () => {
    const allowance = new Allowance(1)
    expect([allowance.take('a', 5000), allowance.take('a', 1000)]).toEqual([0, 60])
  })
})
