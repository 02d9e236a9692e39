import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../errors'
import type { Carrier, Entry, EntryStore } from './entry'
import { Outbox } from './outbox'

/** Store as the database keeps it, in memory. */
function memoryStore(): EntryStore & { rows: Entry[] } {
  const rows: Entry[] = []
  let place = 0
  const of = (owner: string) => rows.filter((row) => row.owner === owner)
  const waiting = (owner: string) => of(owner).filter(({ state }) => state === 'WAITING')
  return {
    rows,
    add: async (entry) => void rows.push({ ...entry, place: ++place }),
    waiting: async (owner, most) => waiting(owner).slice(0, most),
    count: async (owner) => waiting(owner).length,
    latest: async (owner, most) => of(owner).reverse().slice(0, most),
    change: async (ids, change) => {
      for (const row of rows) if (ids.includes(row.id)) Object.assign(row, change(row))
    },
    remove: async (id) => void rows.splice(rows.findIndex((row) => row.id === id) >>> 0, 1),
    forget: async () => undefined,
  }
}

const lost = () => new RequestError('连接不上', { errorCode: 'NETWORK' })
const refused = (message: string) =>
  new RequestError(message, { errorCode: 'INVALID_INPUT', status: 200, requestId: 'r1' })
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id)
const numbers = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`)
const entry = (id: string, picture: Blob | null = null) => ({
  ...{ id, kind: 'note', payload: id, picture },
  madeAt: '2026-03-04T08:00:00Z',
})

let store: ReturnType<typeof memoryStore>
const sent: string[][] = []
const upload = vi.fn<Carrier['upload']>()
const send = vi.fn<Carrier['send']>()
const makeOutbox = (owner = 'li', isOurs = () => true) => new Outbox(owner, store, { note: { upload, send } }, isOurs)

/** Lock of all windows of a browser, each request at its turn. */
function locks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, task: () => Promise<unknown>) => {
    last = last.then(task, task)
    return last
  }
  return { request }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { locks: locks() })
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {
        this.dispatchEvent(new Event('message'))
      }
    },
  )
  store = memoryStore()
  sent.length = 0
  upload.mockReset().mockImplementation(async (_, key) => `picture of ${key}`)
  send.mockReset().mockImplementation(async (entries) => {
    sent.push(idsOf(entries))
    return idsOf(entries).map((id) => `answer to ${id}`)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an outbox', () => {
  it('sends in the order of making, in batches, and keeps the answers', async () => {
    const answering = send.getMockImplementation()
    send.mockRejectedValue(lost())
    const outbox = makeOutbox()
    for (const id of numbers(120)) await outbox.add(entry(id))
    if (answering) send.mockImplementation(answering)
    await vi.runAllTimersAsync()
    expect(sent.map(({ length }) => length)).toEqual([50, 50, 20])
    expect(sent.flat()).toEqual(numbers(120))
    expect(store.rows.every(({ id, answer }) => answer === `answer to ${id}`)).toBe(true)
    expect(outbox.get()).toMatchObject({ waiting: 0, sending: false, problem: null })
  })

  it('tries again after pauses that grow, and at once when the connection is back', async () => {
    send.mockRejectedValue(lost())
    const outbox = makeOutbox()
    const stop = outbox.start()
    await outbox.add(entry('m0'))
    await vi.advanceTimersByTimeAsync(60_000)
    // Pauses of 1, 2, 4, 8, 16 and 32 seconds, each by half shorter or longer.
    expect(send.mock.calls.length).toBeGreaterThanOrEqual(5)
    expect(send.mock.calls.length).toBeLessThanOrEqual(8)
    expect(outbox.get()).toMatchObject({ waiting: 1, problem: { errorCode: 'NETWORK' } })
    send.mockReset().mockImplementation(async (entries) => idsOf(entries))
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1)
    expect(outbox.get()).toMatchObject({ waiting: 0, problem: null })
    stop()
  })

  it('sends what an earlier page left, under its id, and a picture once', async () => {
    const blob = new Blob(['x'])
    send.mockRejectedValue(lost())
    await makeOutbox().add(entry('m0', blob))
    await vi.advanceTimersByTimeAsync(1)
    vi.clearAllTimers()
    expect(store.rows[0]).toMatchObject({ picture: blob, pictureName: 'picture of m0', state: 'WAITING' })

    send.mockReset().mockImplementation(async (entries) => idsOf(entries))
    makeOutbox().start()
    await vi.advanceTimersByTimeAsync(1)
    expect(upload).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0]).toMatchObject([{ id: 'm0', pictureName: 'picture of m0' }])
    expect(store.rows[0]).toMatchObject({ picture: null, state: 'ANSWERED' })
  })

  it('lets one window send what two of them hold', async () => {
    const [one, other] = [makeOutbox(), makeOutbox()]
    await Promise.all(numbers(30).map((id, at) => (at % 2 ? one : other).add(entry(id))))
    await vi.runAllTimersAsync()
    expect(sent.flat().toSorted()).toEqual(numbers(30).toSorted())
  })

  it('finds the one entry that is refused, and sends the others', async () => {
    send.mockImplementation(async (entries) => {
      if (idsOf(entries).includes('m7')) throw refused('没有这张卡')
      sent.push(idsOf(entries))
      return idsOf(entries)
    })
    const outbox = makeOutbox()
    await Promise.all(numbers(20).map((id) => outbox.add(entry(id))))
    await vi.runAllTimersAsync()
    expect(sent.flat()).toEqual(numbers(20).filter((id) => id !== 'm7'))
    expect(store.rows.filter(({ state }) => state === 'REFUSED')).toMatchObject([{ id: 'm7', reason: '没有这张卡' }])
    send.mockImplementation(async (entries) => idsOf(entries))
    await outbox.again('m7')
    expect(store.rows.map(({ state }) => state)).toEqual(numbers(20).map(() => 'ANSWERED'))
  })

  it('keeps everything while the person may not send at all', async () => {
    send.mockRejectedValue(new RequestError('没有权限', { errorCode: 'FORBIDDEN', status: 200, requestId: 'r1' }))
    const outbox = makeOutbox()
    await outbox.add(entry('m0'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(outbox.get()).toMatchObject({ waiting: 1, problem: { errorCode: 'FORBIDDEN' } })
  })

  it('goes without a picture that the server refuses', async () => {
    upload.mockRejectedValue(refused('图片太大'))
    await makeOutbox().add(entry('m0', new Blob(['x'])))
    await vi.runAllTimersAsync()
    expect(store.rows[0]).toMatchObject({ state: 'ANSWERED', pictureName: null, pictureFault: '图片太大' })
  })

  it('neither shows nor sends what belongs to another', async () => {
    send.mockRejectedValue(lost())
    await makeOutbox('li').add(entry('m0'))
    await vi.advanceTimersByTimeAsync(1)
    vi.clearAllTimers()
    send.mockClear()
    const hers = makeOutbox('wang')
    hers.start()
    // A page of the first person that is still open.
    makeOutbox('li', () => false).start()
    await vi.runAllTimersAsync()
    expect(hers.get()).toMatchObject({ waiting: 0, entries: [] })
    expect(send).not.toHaveBeenCalled()
    expect(store.rows).toHaveLength(1)
  })
})
