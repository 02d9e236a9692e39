import { describe, expect, it } from 'vitest'
import { paintOverDense } from './dense.js'

const [WIDTH, HEIGHT] = [1350, 900]
/** How many lines of 18 points are written with 6 between them, and from where to where. */
interface Block {
  lines: number
  left: number
  right: number
}

function written(blocks: readonly Block[]): Buffer {
  const data = Buffer.alloc(WIDTH * HEIGHT, 255)
  for (const { lines, left, right } of blocks)
    for (let line = 0; line < lines; line++)
      for (let y = 300 + line * 24; y < 318 + line * 24; y++)
        for (let x = left; x < right; x++) data[y * WIDTH + x] = x % 4 < 2 ? 0 : 255
  return data
}

describe('what is written closely', () => {
  it('is painted over from the fourth line on, and what stands beside it is not', async () => {
    const [scope, address] = [
      { lines: 5, left: 312, right: 696 },
      { lines: 3, left: 840, right: 1200 },
    ]
    const picture = { data: written([scope, address]), width: WIDTH, height: HEIGHT }
    await paintOverDense(picture, picture)
    expect(picture.data.equals(written([address]))).toBe(true)
  })

  it('stays where the whole paper is like that', async () => {
    const pattern = [{ lines: 20, left: 100, right: 1250 }]
    const picture = { data: written(pattern), width: WIDTH, height: HEIGHT }
    await paintOverDense(picture, picture)
    expect(picture.data.equals(written(pattern))).toBe(true)
  })
})
