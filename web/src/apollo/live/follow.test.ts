import { describe, expect, it, vi } from 'vitest'
import { followChanges } from './follow'
import { type Happening, type Sharing, StreamRefusal, type Word } from './happening'

const happening = (id: string): Happening => ({
  id,
  everything: false,
  changes: [{ type: 'TRUCK', ids: [id], requestIds: null }],
})

/** Server with a stream for whoever opens one; it notes from where each was opened. */
function server() {
  const opened: (string | undefined)[] = []
  const open: { send: (one: Happening) => void; break: (error?: Error) => void }[] = []
  const openStream: Sharing['open'] = async function* (after, signal) {
    opened.push(after)
    let next = Promise.withResolvers<Happening>()
    const waiting = [next.promise]
    open.push({
      send(one) {
        next.resolve(one)
        next = Promise.withResolvers()
        waiting.push(next.promise)
      },
      break: (error = new Error('broken')) => next.reject(error),
    })
    signal.addEventListener('abort', () => next.reject(new Error('left')))
    for (;;) yield (await waiting.shift()) as Happening
  }
  return { opened, open, openStream }
}

/** Browser whose windows hear each other and take the lock in turns. */
function browser(openStream: Sharing['open']) {
  const channels = new Set<Sharing['channel']>()
  let turn: Promise<unknown> = Promise.resolve()
  const session = Promise.withResolvers<void>()
  const pauses: number[] = []
  const windowOf = () => {
    const told: string[] = []
    const flowing: boolean[] = []
    const channel: Sharing['channel'] = {
      onmessage: null,
      postMessage(word: Word) {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data: word } as MessageEvent<Word>)
      },
      close: () => channels.delete(channel),
    }
    channels.add(channel)
    const sharing: Sharing = {
      channel,
      lock(work, signal) {
        const mine = turn.then(() => (signal.aborted ? undefined : work()))
        turn = mine
        return mine
      },
      open: openStream,
      wait: async (ms) => void pauses.push(ms),
      nextSession: () => session.promise,
    }
    const stop = followChanges(sharing, {
      told: ({ changes }) => told.push(...changes.flatMap(({ ids }) => ids ?? [])),
      flows: (flows) => flowing.push(flows),
    })
    return { told, flowing, stop }
  }
  return { windowOf, session, pauses }
}

describe('windows of a browser', () => {
  it('share one stream, and all hear what it tells', async () => {
    const { opened, open, openStream } = server()
    const { windowOf } = browser(openStream)
    const windows = [windowOf(), windowOf(), windowOf()]
    await vi.waitFor(() => expect(open).toHaveLength(1))
    open[0]?.send(happening('a'))
    await vi.waitFor(() => expect(windows.map(({ told }) => told)).toEqual([['a'], ['a'], ['a']]))
    expect(windows.map(({ flowing }) => flowing.at(-1))).toEqual([true, true, true])
    expect(opened).toEqual([undefined])
  })

  it('go on at the last place when the one with the stream closes', async () => {
    const { opened, open, openStream } = server()
    const { windowOf } = browser(openStream)
    const [first, second] = [windowOf(), windowOf()]
    await vi.waitFor(() => expect(open).toHaveLength(1))
    open[0]?.send(happening('a'))
    await vi.waitFor(() => expect(second.told).toEqual(['a']))
    first.stop()
    await vi.waitFor(() => expect(opened).toEqual([undefined, 'a']))
    open[1]?.send(happening('b'))
    await vi.waitFor(() => expect(second.told).toEqual(['a', 'b']))
    expect(first.told).toEqual(['a'])
  })

  it('learn the place when they come later, so that they can take over from there', async () => {
    const { opened, open, openStream } = server()
    const { windowOf } = browser(openStream)
    const first = windowOf()
    await vi.waitFor(() => expect(open).toHaveLength(1))
    open[0]?.send(happening('a'))
    await vi.waitFor(() => expect(first.told).toEqual(['a']))
    const late = windowOf()
    expect([late.told, late.flowing]).toEqual([[], [true]])
    first.stop()
    await vi.waitFor(() => expect(opened).toEqual([undefined, 'a']))
  })
})

describe('a stream that breaks off', () => {
  it('is opened again at the last place, after longer and longer pauses until it tells something', async () => {
    const { opened, open, openStream } = server()
    const { windowOf, pauses } = browser(openStream)
    const [first, second] = [windowOf(), windowOf()]
    for (let at = 0; at < 3; at++) {
      await vi.waitFor(() => expect(open).toHaveLength(at + 1))
      open[at]?.break()
    }
    await vi.waitFor(() => expect(open).toHaveLength(4))
    expect(pauses).toEqual([1000, 2000, 4000])
    expect([first.flowing.at(-1), second.flowing.at(-1)]).toEqual([false, false])
    open[3]?.send(happening('a'))
    await vi.waitFor(() => expect(second.told).toEqual(['a']))
    open[3]?.break()
    await vi.waitFor(() => expect(open).toHaveLength(5))
    expect([opened.at(-1), pauses.at(-1)]).toEqual(['a', 1000])
  })

  it('waits for another session where its own has ended', async () => {
    const { open, openStream } = server()
    const { windowOf, session } = browser(openStream)
    windowOf()
    await vi.waitFor(() => expect(open).toHaveLength(1))
    open[0]?.break(new StreamRefusal(true))
    await new Promise(setImmediate)
    expect(open).toHaveLength(1)
    session.resolve()
    await vi.waitFor(() => expect(open).toHaveLength(2))
  })
})
