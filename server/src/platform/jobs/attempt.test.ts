import { DomainError } from '@tufang/server/kernel/errors'
import { logLines } from '@tufang/tests/log-lines'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attempt, Lost } from './attempt.js'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Attempt whose work continues until the test ends it. */
function begun(alive: () => Promise<boolean> = async () => true) {
  const work = Promise.withResolvers<void>()
  const said: string[] = []
  const { log, lines } = logLines()
  const reports = {
    async alive() {
      said.push('alive')
      return alive()
    },
    release: vi.fn(async () => void said.push('release')),
    fail: async (message: string) => void said.push(message),
  }
  const ends = attempt(() => work.promise, reports, undefined, log)
  return { ends, said, lines, reports, done: work.resolve, fail: work.reject }
}

const beats = async (count: number): Promise<void> => {
  for (let beat = 0; beat < count; beat++) await vi.advanceTimersByTimeAsync(5000)
}

describe('an attempt', () => {
  it('says every five seconds that it is alive, and no more once it has ended', async () => {
    const { ends, said, done } = begun()
    await beats(3)
    done()
    await ends
    await beats(3)
    expect(said).toEqual(['alive', 'alive', 'alive'])
  })

  it('says it once at a time, and ends when the last has been said', async () => {
    const slow = Promise.withResolvers<boolean>()
    const { ends, said, done } = begun(() => slow.promise)
    await beats(3)
    done()
    const ended = vi.fn()
    void ends.then(ended)
    await beats(1)
    expect([said, ended.mock.calls.length]).toEqual([['alive'], 0])
    slow.resolve(true)
    await ends
  })

  it('goes on beating after a beat that failed, which the log tells', async () => {
    const { ends, said, lines, done } = begun(async () => Promise.reject(new Error('away')))
    await beats(2)
    done()
    await ends
    expect(said).toEqual(['alive', 'alive'])
    expect(lines()).toEqual([0, 1].map(() => expect.objectContaining({ level: 40, msg: 'task beat' })))
  })

  it('beats no more when it has lost its task', async () => {
    const { ends, said, fail } = begun(async () => false)
    await beats(3)
    fail(new Lost())
    await ends
    expect(said).toEqual(['alive'])
  })

  it.each([
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
    new DomainError('SERVER_BUSY'),
    new DomainError('ROWS_LOCKED'),
    new DomainError('OUTCOME_UNKNOWN'),
  ])('that the database cut off is gone on with later: %s', async (error) => {
    const { ends, said, fail } = begun()
    fail(error)
    await expect(ends).rejects.toBe(error)
    expect(said).toEqual(['release'])
  })

  it('tells what cut it off, also when it cannot give its task back', async () => {
    const { ends, reports, lines, fail } = begun()
    reports.release.mockRejectedValue(new Error('away as well'))
    fail(new DomainError('SERVER_BUSY'))
    await expect(ends).rejects.toMatchObject({ code: 'SERVER_BUSY' })
    expect(lines()).toMatchObject([{ level: 40, msg: 'task not released', err: { message: 'away as well' } }])
  })

  it('fails for good with what was refused, and with a fault, which is thrown', async () => {
    const refused = begun()
    refused.fail(new DomainError('TOO_SLOW'))
    await refused.ends
    const broken = begun()
    broken.fail(new Error('broken'))
    await expect(broken.ends).rejects.toThrow('broken')
    expect([...refused.said, ...broken.said]).toEqual([
      '处理时间过长，请缩小范围后再试',
      new DomainError('INTERNAL').message,
    ])
  })
})
