import { describe, expect, it, vi } from 'vitest'
import { FewAtOnce, type Turn } from './few-at-once.js'

/** Pieces of work that end on request, and the order in which they began. */
function works(few: FewAtOnce) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, turn?: Turn) =>
    few.run(() => {
      begun.push(name)
      return new Promise<string>((done) => ends.set(name, () => done(name)))
    }, turn)
  const end = async (name: string) => {
    ends.get(name)?.()
    for (let step = 0; step < 10; step++) await Promise.resolve()
  }
  return { begun, begin, end }
}

const of = (stranger: string): Turn => ({ stranger })

describe('few at once', () => {
  it('let a known caller pass strangers who came before him', async () => {
    const { begun, begin, end } = works(new FewAtOnce(2, 20))
    void begin('stranger 1', of('1'))
    void begin('stranger 2', of('2'))
    void begin('stranger 3', of('3'))
    void begin('known 1')
    void begin('known 2')
    expect(begun).toEqual(['stranger 1', 'known 1'])
    await end('stranger 1')
    expect(begun.at(-1)).toBe('known 2')
    await end('known 1')
    await end('known 2')
    expect(begun.slice(3)).toEqual(['stranger 2'])
    await end('stranger 2')
    expect(begun.at(-1)).toBe('stranger 3')
  })

  it('let strangers of one network wait in twos, and of all in half the line', async () => {
    const { begin } = works(new FewAtOnce(2, 6))
    const tooMany = { code: 'TOO_MANY_AT_ONCE', retryAfter: 5 }
    for (let time = 0; time < 3; time++) void begin('a', of('1'))
    await expect(begin('a', of('1'))).rejects.toMatchObject(tooMany)
    void begin('b', of('2'))
    await expect(begin('c', of('3'))).rejects.toMatchObject(tooMany)
    for (let time = 0; time < 7; time++) void begin('known')
    await expect(begin('known')).rejects.toMatchObject(tooMany)
  })

  it('give a place to the first who may have it, past those who may not yet', async () => {
    const { begun, begin, end } = works(new FewAtOnce(3, 20))
    void begin('first of 1', of('1'))
    void begin('second of 1', of('1'))
    void begin('known')
    void begin('of 2', of('2'))
    expect(begun).toEqual(['first of 1', 'known', 'of 2'])
    await end('of 2')
    expect(begun).toHaveLength(3)
    await end('first of 1')
    expect(begun.at(-1)).toBe('second of 1')
  })

  it('let strangers work where there is one place only', async () => {
    const { begun, begin } = works(new FewAtOnce(1, 2))
    void begin('stranger', of('1'))
    expect(begun).toEqual(['stranger'])
  })

  it('do a third of a minute for one network, and say when there is more', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] })
    try {
      const few = new FewAtOnce(2, 20)
      const work = async () => void vi.advanceTimersByTime(30_000)
      await few.run(work, of('1'))
      await expect(few.run(work, of('1'))).rejects.toMatchObject({ code: 'TOO_OFTEN', retryAfter: 30 })
      await few.run(work, of('2'))
      await few.run(work)
      await few.run(work, of('1'))
    } finally {
      vi.useRealTimers()
    }
  })

  it('forget a caller who no longer waits', async () => {
    const { begun, begin, end } = works(new FewAtOnce(1, 1))
    void begin('first')
    const gone = new AbortController()
    const waiting = begin('gone', { end: gone.signal })
    gone.abort(new Error('no more'))
    await expect(waiting).rejects.toThrow('no more')
    void begin('next')
    await end('first')
    expect(begun).toEqual(['first', 'next'])
    await expect(begin('late', { end: gone.signal })).rejects.toThrow('no more')
  })
})
