import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteAnswer, reachStore, whenBack, whenReachable } from './reach'

const answer = vi.fn<() => Promise<{ ok: boolean }>>()

beforeEach(() => {
  vi.useFakeTimers()
  answer.mockReset()
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the way to the server', () => {
  it('is asked for every second while there is no answer, and told meanwhile', async () => {
    answer
      .mockRejectedValueOnce(new TypeError('lost'))
      .mockResolvedValueOnce({ ok: false })
      .mockResolvedValue({ ok: true })
    const reached = vi.fn()
    void whenBack().then(reached)
    await vi.advanceTimersByTimeAsync(1000)
    expect(answer).toHaveBeenCalledTimes(1)
    expect(reachStore.get()).toBe(true)
    await vi.advanceTimersByTimeAsync(999)
    expect(answer).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1001)
    expect(answer).toHaveBeenCalledTimes(3)
    expect(reached).toHaveBeenCalledOnce()
    expect(reachStore.get()).toBe(false)
  })

  it('is asked for once by however many wait, and at once when the connection is back', async () => {
    answer.mockResolvedValueOnce({ ok: false }).mockResolvedValue({ ok: true })
    await vi.advanceTimersByTimeAsync(5000)
    const waiting = Promise.all([whenReachable(), whenReachable()])
    await vi.advanceTimersByTimeAsync(10)
    expect(answer).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('online'))
    await waiting
    expect(answer).toHaveBeenCalledTimes(2)
  })

  it('is not asked for right after an answer', async () => {
    noteAnswer()
    await whenReachable()
    expect(answer).not.toHaveBeenCalled()
  })
})
