import { describe, expect, it } from 'vitest'
import { type Counted, standingOf } from './limits.js'

const DAY = 86_400

/** Tries within a time by a person who always fails and waits no longer than required, or `rest` seconds more. */
function triesWithin(seconds: number, kind: Counted, rest = 0): number {
  let [at, failures, failedAt, tries] = [0, 0, Number.NEGATIVE_INFINITY, 0]
  const standing = () => standingOf(kind, { failures, sinceFailure: at - failedAt })
  for (;;) {
    const { wait } = standing()
    if (wait > 0) at += Math.max(wait, rest)
    if (at > seconds) return tries
    failures = standing().next
    failedAt = at
    tries += 1
  }
}

describe('wrong passwords', () => {
  it('of an account cost nothing twice, then a captcha, and then ever longer waits', () => {
    const standings = Array.from({ length: 12 }, (_, failures) => standingOf('account', { failures, sinceFailure: 0 }))
    expect(standings.map(({ wait }) => wait)).toEqual([0, 0, 0, 5, 10, 20, 40, 80, 160, 300, 300, 300])
    expect(standings.map(({ needsCaptcha }) => needsCaptcha).indexOf(true)).toBe(2)
  })

  it('from a network are many before anybody there waits', () => {
    const waits = Array.from({ length: 19 }, (_, failures) => standingOf('network', { failures, sinceFailure: 0 }).wait)
    expect(waits.lastIndexOf(0)).toBe(10)
    expect(Math.max(...waits)).toBe(300)
  })

  it('are forgotten one by one, every ten minutes without another', () => {
    expect(standingOf('account', { failures: 9, sinceFailure: 299 })).toMatchObject({ failures: 9, wait: 1 })
    expect(standingOf('account', { failures: 9, sinceFailure: 599 })).toMatchObject({ failures: 9, wait: 0 })
    expect(standingOf('account', { failures: 9, sinceFailure: 600 })).toMatchObject({ failures: 8, wait: 0 })
    expect(standingOf('account', { failures: 9, sinceFailure: 5400 })).toMatchObject({ failures: 0, next: 1 })
    expect(standingOf('account', { failures: 0, sinceFailure: null })).toMatchObject({ failures: 0, wait: 0 })
  })

  it.each<[Counted, number]>([
    ['account', 9],
    ['network', 17],
  ])('by %s stay under the bound that docs/reliability.md states', (kind, first) => {
    for (const seconds of [60, 600, 3600, DAY, 30 * DAY]) {
      const bound = first + seconds / 300
      for (const rest of [0, 300, 600, 1200, 6000]) expect(triesWithin(seconds, kind, rest)).toBeLessThanOrEqual(bound)
    }
    expect(triesWithin(DAY, kind)).toBeGreaterThan(first - 2 + (DAY - 315) / 300 - 1)
  })
})
