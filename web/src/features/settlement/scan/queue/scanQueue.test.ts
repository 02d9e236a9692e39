import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../../../../apollo/errors'
import { type Answer, ScanQueue } from './scanQueue'

const KEY = 'queue'

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

const good = (cardNos: string[]): Answer => ({
  message: '好',
  cards: cardNos.map((cardNo) => ({ cardNo })),
  refused: [],
})
const lost = () => new RequestError('网络异常', { errorCode: 'NETWORK' })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `B${index + 1}`)

function makeQueue(isOurs = () => true) {
  return new ScanQueue(KEY, isOurs)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('ScanQueue', () => {
  it('sends a burst in one request at a time and loses nothing', async () => {
    let running = 0
    const sent: string[][] = []
    const queue = makeQueue()
    queue.connect(async (cardNos) => {
      expect(++running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 30))
      running--
      sent.push(cardNos)
      return good(cardNos)
    })
    for (const cardNo of numbers(50)) {
      queue.add([cardNo])
      await vi.advanceTimersByTimeAsync(20)
    }
    await vi.runAllTimersAsync()
    expect(sent.flat()).toEqual(numbers(50))
    expect(sent.length).toBeLessThan(50)
    expect(queue.get()).toMatchObject({ waiting: 0, sending: false, problem: null })
  })

  it('waits 100 ms before it asks', async () => {
    const send = vi.fn(async (cardNos: string[]) => good(cardNos))
    const queue = makeQueue()
    queue.connect(send)
    queue.add(['B1'])
    await vi.advanceTimersByTimeAsync(99)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledOnce()
  })

  it('keeps a batch whose answer got lost and sends it again under its key', async () => {
    const keys: string[] = []
    const queue = makeQueue()
    queue.connect(async (cardNos, key) => {
      keys.push(key)
      if (keys.length < 3) throw lost()
      return good(cardNos)
    })
    queue.add(['B1'])
    await vi.advanceTimersByTimeAsync(100)
    expect(queue.get()).toMatchObject({ waiting: 1, problem: { errorCode: 'NETWORK' } })
    await vi.runAllTimersAsync()
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(3)
    expect(queue.get().last).toMatchObject({ tone: 'good', added: ['B1'] })
  })

  it('resumes after a reload with the same key', async () => {
    const before = makeQueue()
    const keys: string[] = []
    before.connect(async (_, key) => {
      keys.push(key)
      throw lost()
    })
    before.add(['B1', 'B2'])
    await vi.advanceTimersByTimeAsync(100)
    before.add(['B3'])
    vi.clearAllTimers()

    const sent: string[][] = []
    const after = makeQueue()
    expect(after.get().waiting).toBe(3)
    after.connect(async (cardNos, key) => {
      keys.push(key)
      sent.push(cardNos)
      return good(cardNos)
    })
    await vi.runAllTimersAsync()
    expect(sent).toEqual([['B1', 'B2'], ['B3']])
    expect(keys[1]).toBe(keys[0])
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  it('keeps every refused card with its reason until it is dismissed', async () => {
    const queue = makeQueue()
    queue.connect(async () => ({
      message: '1张未加入',
      cards: [{ cardNo: 'B1' }],
      refused: [
        { cardNo: 'B2', code: 'CARD_IN_LIST', message: 'B2已在列表中' },
        { cardNo: 'B9', code: 'CARD_VOIDED', message: 'B9已作废' },
      ],
    }))
    queue.add(['B1', 'B2', 'B9'])
    await vi.runAllTimersAsync()
    queue.add(['B2'])
    await vi.runAllTimersAsync()
    const { refused, last } = queue.get()
    expect(last).toMatchObject({ tone: 'refused', duplicates: ['B2'] })
    expect(refused.map((row) => [row.cardNo, row.times])).toEqual([['B9', 2]])
    expect(makeQueue().get().refused).toEqual(refused)
    queue.dismiss(refused.map((row) => row.id))
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  it('tells a failure that does not pass card by card', async () => {
    const queue = makeQueue()
    queue.connect(async () => {
      throw new RequestError('没有权限', { errorCode: 'FORBIDDEN' })
    })
    queue.add(['B1', 'B2'])
    await vi.runAllTimersAsync()
    expect(queue.get()).toMatchObject({ waiting: 0, problem: null })
    expect(queue.get().refused.map((row) => row.message)).toEqual(['B2 没有权限', 'B1 没有权限'])
  })

  it('sends nothing of one clerk in the name of another', async () => {
    const send = vi.fn(async (cardNos: string[]) => good(cardNos))
    const queue = makeQueue(() => false)
    queue.connect(send)
    queue.add(['B1'])
    await vi.runAllTimersAsync()
    expect(send).not.toHaveBeenCalled()
    expect(queue.get().waiting).toBe(1)
  })
})
