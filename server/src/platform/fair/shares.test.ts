import { describe, expect, it } from 'vitest'
import { sharesOf } from './shares.js'

describe('the shares of a pool', () => {
  it.each(Array.from({ length: 193 }, (_, at) => at + 8))(
    'of %i leave connections, in all and beside each company',
    (pool) => {
      const { outside, message, hash, figures: _, ...held } = sharesOf(pool)
      const shares = Object.values(held)
      for (const { all, company } of [outside, message, hash]) expect(company).toBeLessThan(all)
      expect(shares.reduce((sum, { all }) => sum + all, 0)).toBeLessThan(pool)
      for (const { all, company, person } of shares) {
        if (all > 1) expect(company).toBeLessThan(all)
        expect(person).toBeLessThanOrEqual(company)
        expect(person).toBeGreaterThan(0)
      }
      expect(shares.every(({ all, alone = 0 }) => alone <= all)).toBe(true)
      expect(shares.every(({ person, alone = person }) => alone >= person)).toBe(true)
    },
  )

  it('of one connection still let everything be done', () => {
    const { outside: _, message: __, hash: ___, figures: ____, ...held } = sharesOf(1)
    for (const { all, company, person } of Object.values(held)) expect([all, company, person]).toEqual([1, 1, 1])
  })

  it('are these at the usual size', () => {
    const { read, large, write, heavy } = sharesOf(16)
    expect([read.all, large.all, write.all, heavy.all]).toEqual([5, 2, 4, 3])
    expect([read.alone, large.alone, write.alone, heavy.alone]).toEqual([4, 2, undefined, undefined])
    expect([read.company, large.company, write.company, heavy.company]).toEqual([3, 1, 2, 2])
  })
})
