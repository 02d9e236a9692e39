import { describe, expect, it } from 'vitest'
import { linesIn } from './lines.js'

const [WIDTH, HEIGHT] = [100, 60]

/** Likelihood of writing at each point of a picture. */
const picture = (likely: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => likely(at % WIDTH, Math.floor(at / WIDTH)))
const found = (likely: (x: number, y: number) => number) => linesIn(picture(likely), WIDTH, HEIGHT)

describe('lines on a picture', () => {
  it('are spots of likely points, with room around their middle', () => {
    const [line, ...others] = found((x, y) => (x >= 20 && x < 80 && y >= 20 && y < 28 ? 0.9 : 0))
    expect(others).toEqual([])
    // 480 points with an outline of 136: 480 × 1.6 / 136 are added on every side.
    const room = (480 * 1.6) / 136
    expect(line?.left).toBeCloseTo(20 - room)
    expect(line?.right).toBeCloseTo(80 + room)
    expect(line?.top).toBeCloseTo(20 - room)
    expect(line?.bottom).toBeCloseTo(28 + room)
    expect(line?.askew).toBeCloseTo(0)
  })

  it('end where the picture ends', () => {
    const [line] = found((x, y) => (x < 100 && y < 8 ? 1 : 0))
    expect(line).toMatchObject({ left: 0, right: WIDTH, top: 0 })
  })

  it('are apart where nothing likely is between them, and none where little is likely', () => {
    expect(found((x, y) => (y % 20 < 6 && x !== 50 ? 0.8 : 0.1))).toHaveLength(6)
    expect(found((_x, y) => (y < 10 ? 0.4 : 0))).toEqual([])
    expect(found((x, y) => (x < 3 && y < 3 ? 1 : 0))).toEqual([])
  })

  it('tell how far askew they run, along or down', () => {
    const [along] = found((x, y) => (Math.abs(y - 20 - x * 0.1) < 3 ? 1 : 0))
    expect(along?.askew).toBeCloseTo(Math.atan(0.1), 2)
    const [down] = found((x, y) => (Math.abs(x - 20 - y * 0.1) < 3 ? 1 : 0))
    expect(down?.askew).toBeCloseTo(-Math.atan(0.1), 2)
  })
})
