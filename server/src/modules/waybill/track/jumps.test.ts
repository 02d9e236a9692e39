import { drive, fix } from '@tufang/tests/fixes'
import { describe, expect, it } from 'vitest'
import { jumpsOf } from './jumps.js'

describe('jumps', () => {
  it('are none on a plain drive, in a halt, or without fixes', () => {
    expect(jumpsOf(drive(20)).size).toBe(0)
    expect(jumpsOf([fix(0, 0), fix(60, 3), fix(120, 1)]).size).toBe(0)
    expect(jumpsOf([]).size).toBe(0)
  })

  it('are single fixes far away', () => {
    const stray = fix(45, 90_000)
    expect([...jumpsOf([...drive(5), stray, ...drive(5, { from: 500, since: 50 })])]).toEqual([stray])
  })

  it('are several in a row as well', () => {
    const strays = [fix(41, 60_000), fix(43, 60_050), fix(45, 60_100)]
    expect([...jumpsOf([...drive(5), ...strays, ...drive(8, { from: 500, since: 50 })])]).toEqual(strays)
  })

  it('are the first fix when it is the wrong one', () => {
    const stray = fix(-10, 70_000)
    expect([...jumpsOf([stray, ...drive(10)])]).toEqual([stray])
  })

  it('are not what a tunnel hides: after a while the truck may be elsewhere', () => {
    expect(jumpsOf([...drive(5), ...drive(5, { from: 8000, since: 340 })]).size).toBe(0)
  })

  it('are not the noise of a receiver, however short the time', () => {
    expect(jumpsOf([fix(0, 0), fix(1, 100), fix(2, 0)]).size).toBe(0)
  })

  it('are found among any number of different ones', () => {
    const strays = Array.from({ length: 30 }, (_, at) => fix(at * 10 + 5, 100_000 + at * 50_000))
    const all = [...drive(40), ...strays].sort((one, other) => one.at - other.at)
    expect(jumpsOf(all)).toEqual(new Set(strays))
  })
})
