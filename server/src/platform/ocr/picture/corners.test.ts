import { describe, expect, it } from 'vitest'
import { cornersIn } from './corners.js'
import { projectionInto, type Quad } from './quads.js'

const [WIDTH, HEIGHT] = [400, 300]

/** Picture of a table with a paper on it: the inside of four lines. */
function picture(corners: Quad, paper: readonly number[], table: readonly number[], shade: (x: number) => number) {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3)
  const isInside = (x: number, y: number): boolean =>
    corners.every(([fromX, fromY], at) => {
      const [toX, toY] = corners[(at + 1) % 4] ?? [0, 0]
      return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0
    })
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      for (const [channel, value] of (isInside(x, y) ? paper : table).entries())
        data[(y * WIDTH + x) * 3 + channel] = value * shade(x)
  return { data, width: WIDTH, height: HEIGHT }
}

const corners: Quad = [
  [60, 50],
  [350, 30],
  [370, 250],
  [40, 260],
]
const shares = corners.map(([x, y]) => [x / WIDTH, y / HEIGHT])

describe('the corners of a paper', () => {
  it.each([
    ['in even light', () => 1],
    ['in a shadow that makes it darker than the table beside it', (x: number) => 1 - (x / WIDTH) * 0.6],
  ])('are seen %s', async (_, shade) => {
    const found = await cornersIn(picture(corners, [250, 248, 240], [141, 115, 88], shade))
    for (const [at, corner] of (found ?? []).entries())
      for (const [axis, share] of corner.entries()) expect(share).toBeCloseTo(shares[at]?.[axis] ?? 0, 1)
    expect(found).toHaveLength(4)
  })

  it('are not seen where one lies outside, or where there is no paper', async () => {
    const outside: Quad = [[-30, 50], corners[1], corners[2], [-50, 260]]
    expect(await cornersIn(picture(outside, [250, 248, 240], [141, 115, 88], () => 1))).toBeUndefined()
    expect(await cornersIn(picture(corners, [250, 248, 240], [250, 248, 240], () => 1))).toBeUndefined()
  })

  it('are where a projection begins and ends', () => {
    const at = projectionInto(corners)
    const seen = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
    for (const [n, corner] of corners.entries())
      for (const [axis, value] of corner.entries()) expect(seen[n]?.[axis]).toBeCloseTo(value, 6)
  })
})
