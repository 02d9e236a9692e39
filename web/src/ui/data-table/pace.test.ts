import { describe, expect, it } from 'vitest'
import { sample, standing } from './pace'

const HEIGHT = 600
const FRAME = 1000 / 60

/** Pace after moves by these pixels, one in each frame unless frames take longer. */
const after = (steps: readonly number[], frame = FRAME) =>
  steps.reduce((pace, step, index) => sample(pace, pace.offset + step, 1000 + index * frame, HEIGHT), standing)

describe('the pace of scrolling', () => {
  it('takes a wheel and a flick for something to be read', () => {
    for (const speed of [800, 3000, 8000]) expect(after(Array(10).fill(speed / 60)).rushing).toBe(false)
  })

  it('takes what crosses the view in less than 50 ms for a rush, at whatever rate frames come', () => {
    expect(after([667, 667, 667]).rushing).toBe(true)
    expect(after([-667, -667, -667]).rushing).toBe(true)
    expect(after([1334, 1334, 1334], 2 * FRAME).rushing).toBe(true)
  })

  it('knows a jump, and jumps far apart, from a rush', () => {
    expect(after([0, 50_000]).rushing).toBe(false)
    expect(after([50_000, 50_000, 50_000], 400).rushing).toBe(false)
  })

  it('ends a rush with the first move that can be followed', () => {
    expect(after([667, 667, 667, 100]).rushing).toBe(false)
  })
})
