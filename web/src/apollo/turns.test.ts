import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from './errors'
import { inTurn, patiently } from './turns'

const busy = (retryAfter: number | null, more: { status?: number; errorCode?: string } = {}) =>
  new RequestError('同时处理的请求过多，请稍后再试', {
    errorCode: 'TOO_MANY_AT_ONCE',
    status: 429,
    retryAfter,
    ...more,
  })

/** Call that fails with these errors one after the other, then succeeds. */
const failing = (...errors: Error[]) => {
  const call = vi.fn(async () => {
    const error = errors.shift()
    if (error) throw error
    return 'done'
  })
  return call
}

describe('a call that the server has no time for', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is made again when the server says', async () => {
    const call = failing(busy(5), busy(2, { status: 503, errorCode: 'OCR_SLOW' }))
    const done = patiently(null, call)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(call).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(call).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await done).toBe('done')
  })

  it('is given up after a minute, with what the server says', async () => {
    const call = vi.fn(() => Promise.reject(busy(15)))
    const done = expect(patiently(null, call)).rejects.toMatchObject({ status: 429 })
    await vi.advanceTimersByTimeAsync(60_000)
    await done
    expect(call).toHaveBeenCalledTimes(5)
  })

  it.each([
    ['the server does not say when to come back', busy(null)],
    ['that is in an hour', busy(3600)],
    ['it is a limit on the person', busy(5, { errorCode: 'TOO_OFTEN' })],
    ['the database is in trouble', busy(5, { status: 503, errorCode: 'TOO_SLOW' })],
    ['it is refused for what it is', busy(5, { status: 400 })],
    ['something else went wrong', new Error('other')],
  ])('is not made again where %s', async (_, error) => {
    const call = failing(error)
    await expect(patiently(null, call)).rejects.toBe(error)
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('is not made again once nobody waits for it', async () => {
    const stop = new AbortController()
    const call = failing(busy(5))
    const done = expect(patiently(stop.signal, call)).rejects.toBe('left')
    await vi.advanceTimersByTimeAsync(1_000)
    stop.abort('left')
    await done
    expect(call).toHaveBeenCalledTimes(1)
  })
})

describe('pictures that are read', () => {
  const work = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return { run: vi.fn(() => promise), end: resolve }
  }

  it('wait for their turn, in the order in which they came, and only for each other', async () => {
    const [first, second, upload] = [work(), work(), work()]
    const all = [inTurn('reading', null, first.run), inTurn('reading', null, second.run)]
    const uploading = inTurn('upload', null, upload.run)
    await vi.waitFor(() => expect(upload.run).toHaveBeenCalled())
    expect(first.run).toHaveBeenCalled()
    expect(second.run).not.toHaveBeenCalled()
    first.end()
    await vi.waitFor(() => expect(second.run).toHaveBeenCalled())
    second.end()
    upload.end()
    await Promise.all([...all, uploading])
  })

  it('leave the queue when nobody waits for them, and give their place on when they fail', async () => {
    const first = work()
    const stop = new AbortController()
    const running = inTurn('reading', null, async () => {
      await first.run()
      throw new Error('failed')
    })
    const left = expect(inTurn('reading', stop.signal, () => Promise.resolve('never'))).rejects.toBe('left')
    const last = inTurn('reading', null, () => Promise.resolve('last'))
    stop.abort('left')
    await left
    first.end()
    await expect(running).rejects.toThrow('failed')
    expect(await last).toBe('last')
  })
})
