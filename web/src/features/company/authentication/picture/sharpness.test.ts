import { describe, expect, it } from 'vitest'
import { isBlurred, sharpnessOf } from './sharpness'

const [WIDTH, HEIGHT] = [400, 300]

/** Lines of writing: strokes three points wide, of which a blur of some points makes slopes. */
function writing(blur: number) {
  const stroke = (x: number): number => (Math.abs((x % 12) - 6) < 1.5 ? 40 : 240)
  const data = Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    if (y % 30 > 20) return 240
    const around = Array.from({ length: 2 * blur + 1 }, (_, n) => stroke(x + n - blur))
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
  return { data, width: WIDTH, height: HEIGHT }
}

describe('the sharpness of a picture', () => {
  it('falls with the blur of its writing', () => {
    const [sharp, soft, softer] = [0, 2, 5].map((blur) => sharpnessOf(writing(blur)))
    expect(sharp).toBe(200)
    expect(soft).toBeLessThan(sharp ?? 0)
    expect(softer).toBeLessThan(soft ?? 0)
  })

  it('is too little where hardly anything differs from what is beside it', () => {
    const even = {
      data: Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % WIDTH) / 4),
      width: WIDTH,
      height: HEIGHT,
    }
    expect([isBlurred(writing(0)), isBlurred(even)]).toEqual([false, true])
  })
})
