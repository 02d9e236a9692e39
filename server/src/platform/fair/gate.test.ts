import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '../../kernel/errors.js'
import { type Asker, FairGate } from './gate.js'
import type { Share, Shares, Weight } from './shares.js'

/** Work that a test controls: it records the order of the beginnings, and ends each on request. */
class Bench {
  readonly begun: string[] = []
  readonly refused: string[] = []
  private readonly ends = new Map<string, (error?: Error) => void>()

  constructor(private readonly gate: FairGate) {}

  ask(name: string, company: string, person: string, { weight = 'read' as Weight, size = 1, ...more }: Wanted = {}) {
    const asker = { company, person, ...more }
    const done = this.gate.run(asker, { weight, size }, () => {
      this.begun.push(name)
      return new Promise<string>((resolve, reject) => {
        this.ends.set(name, (error) => (error ? reject(error) : resolve(name)))
      })
    })
    done.catch((error: { code?: string; message: string }) =>
      this.refused.push(`${name} ${error.code ?? error.message}`),
    )
    return done
  }

  async end(name: string, error?: Error): Promise<void> {
    this.ends.get(name)?.(error)
    await settled()
  }
}

type Wanted = Partial<Pick<Asker, 'answer'>> & { weight?: Weight; size?: number }

const settled = () => vi.advanceTimersByTimeAsync(0)

const shares = (read: Partial<Share>): Shares => ({
  read: { all: 9, company: 9, person: 9, ...read },
  write: { all: 1, company: 1, person: 1 },
  large: { all: 1, company: 1, person: 1 },
  figures: {},
  message: { all: 1, company: 1, person: 1 },
  outside: { all: 1, company: 1, person: 1 },
  hash: { all: 1, company: 1, person: 1 },
  heavy: { all: 2, company: 1, person: 1, speed: { part: 1 / 3, savedMs: 500 } },
})

const benchOf = (read: Partial<Share>, most?: Share) => new Bench(new FairGate(shares(read), most))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

describe('turns', () => {
  it('go round the companies, and within a company round its people', async () => {
    const bench = benchOf({ all: 1 })
    const asked = ['a1 x', 'a2 x', 'a3 x', 'a4 y', 'b1 z', 'c1 w', 'b2 z']
    for (const one of asked) {
      const [name = '', person = ''] = one.split(' ')
      bench.ask(name, name.slice(0, 1), person)
    }
    await settled()
    for (const name of ['a1', 'b1', 'c1', 'a4', 'b2', 'a2', 'a3']) await bench.end(name)
    expect(bench.begun).toEqual(['a1', 'b1', 'c1', 'a4', 'b2', 'a2', 'a3'])
  })

  it('leave places to other companies, and to other people of the company', async () => {
    const bench = benchOf({ all: 4, company: 3, person: 2 })
    for (const name of ['x1', 'x2', 'x3']) bench.ask(name, 'a', 'x')
    for (const name of ['y1', 'y2']) bench.ask(name, 'a', 'y')
    bench.ask('z1', 'b', 'z')
    await settled()
    expect(bench.begun).toEqual(['x1', 'x2', 'y1', 'z1'])
    await bench.end('z1')
    expect(bench.begun).toHaveLength(4)
    await bench.end('x1')
    expect(bench.begun.slice(4)).toEqual(['x3'])
    await bench.end('x2')
    expect(bench.begun.slice(5)).toEqual(['y2'])
  })

  it('are counted by weight: who waits to write does not keep anybody from reading', async () => {
    const bench = benchOf({})
    for (const name of ['w1', 'w2', 'h1']) bench.ask(name, 'a', 'x', { weight: name === 'h1' ? 'heavy' : 'write' })
    bench.ask('r1', 'a', 'x')
    await settled()
    expect(bench.begun).toEqual(['w1', 'h1', 'r1'])
  })

  it('wait for as many places as are needed, and nobody overtakes', async () => {
    const bench = benchOf({ all: 3, company: 3, person: 2 })
    bench.ask('x1', 'a', 'x', { size: 2 })
    bench.ask('big', 'b', 'y', { size: 30 })
    bench.ask('z1', 'c', 'z')
    await settled()
    expect(bench.begun).toEqual(['x1'])
    await bench.end('x1')
    expect(bench.begun).toEqual(['x1', 'big', 'z1'])
  })

  it('come also after work that failed', async () => {
    const bench = benchOf({ all: 1 })
    bench.ask('a1', 'a', 'x')
    bench.ask('a2', 'a', 'x')
    await settled()
    await bench.end('a1', new Error('broken'))
    expect(bench.refused).toEqual(['a1 broken'])
    expect(bench.begun).toEqual(['a1', 'a2'])
  })

  it('come also after work that failed before it gave a promise', async () => {
    const gate = new FairGate(shares({ all: 1 }))
    const asker = { company: 'a', person: 'x' }
    const thrown = gate.run(asker, { weight: 'read' }, () => {
      throw new Error('broken')
    })
    await expect(thrown).rejects.toThrow('broken')
    expect(await gate.run(asker, { weight: 'read' }, () => 'fine')).toBe('fine')
  })
})

describe('whoever is alone', () => {
  const usual = { all: 5, company: 3, person: 2, alone: 4 }
  const askAll = (bench: Bench, company: string, person: string, names: string) => {
    for (const name of names.split(' ')) bench.ask(name, company, person)
  }

  it('has more places than his share, and leaves one to each who comes', async () => {
    const bench = benchOf(usual)
    askAll(bench, 'a', 'x', 'x1 x2 x3 x4 x5 x6')
    await settled()
    expect(bench.begun).toEqual(['x1', 'x2', 'x3', 'x4'])
    await bench.end('x1')
    expect(bench.begun.at(-1)).toBe('x5')
    // A colleague still gets a place: lent ones do not count for their company.
    bench.ask('y1', 'a', 'y')
    await settled()
    expect(bench.begun.at(-1)).toBe('y1')
    bench.ask('z1', 'b', 'z')
    await bench.end('x2')
    expect(bench.begun.at(-1)).toBe('z1')
  })

  it('has no more than his share once somebody else was about, until that is a while ago', async () => {
    const bench = benchOf(usual)
    bench.ask('y1', 'b', 'y')
    await settled()
    await bench.end('y1')
    askAll(bench, 'a', 'x', 'x1 x2 x3 x4')
    await settled()
    expect(bench.begun).toEqual(['y1', 'x1', 'x2'])
    await vi.advanceTimersByTimeAsync(2000)
    await bench.end('x1')
    expect(bench.begun).toEqual(['y1', 'x1', 'x2', 'x3', 'x4'])
  })

  it('is not alone as long as somebody else is being served or waits', async () => {
    const bench = benchOf(usual)
    bench.ask('y1', 'a', 'y')
    await vi.advanceTimersByTimeAsync(3000)
    askAll(bench, 'a', 'x', 'x1 x2 x3')
    await settled()
    expect(bench.begun).toEqual(['y1', 'x1', 'x2'])
    await bench.end('y1')
    expect(bench.begun).toEqual(['y1', 'x1', 'x2'])
  })

  it('in one company is not alone who is in another as well', async () => {
    const bench = benchOf(usual)
    bench.ask('b1', 'b', 'x')
    askAll(bench, 'a', 'x', 'x1 x2 x3')
    await settled()
    expect(bench.begun).toEqual(['b1', 'x1', 'x2'])
  })
})

describe('the queue', () => {
  it.each([
    ['a person', { all: 9, company: 9, person: 1 }, 'a', 'x'],
    ['a company', { all: 9, company: 1, person: 9 }, 'a', 'y'],
    ['all', { all: 1, company: 9, person: 9 }, 'b', 'z'],
  ])('has an end for %s', async (_, most, company, person) => {
    const bench = benchOf({ all: 1 }, most)
    for (const name of ['a1', 'a2']) bench.ask(name, 'a', 'x')
    await settled()
    await expect(bench.ask('late', company, person)).rejects.toMatchObject({ code: 'TOO_MANY_AT_ONCE', retryAfter: 5 })
    await bench.end('a1')
    expect(bench.begun).toEqual(['a1', 'a2'])
  })

  it('is left after ten seconds', async () => {
    const bench = benchOf({ all: 1 })
    for (const name of ['a1', 'a2']) bench.ask(name, 'a', 'x')
    await vi.advanceTimersByTimeAsync(9999)
    expect(bench.refused).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(bench.refused).toEqual(['a2 TOO_MANY_AT_ONCE'])
    await bench.end('a1')
    expect(bench.begun).toEqual(['a1'])
  })

  it('is left by the person who goes away', async () => {
    const bench = benchOf({ all: 1 }, { all: 1, company: 1, person: 1 })
    const answer = Object.assign(new EventEmitter(), { destroyed: false })
    bench.ask('a1', 'a', 'x')
    bench.ask('a2', 'a', 'x', { answer })
    await settled()
    answer.emit('close')
    await settled()
    expect(bench.refused).toEqual(['a2 TOO_MANY_AT_ONCE'])
    bench.ask('a3', 'a', 'x')
    await bench.end('a1')
    expect(bench.begun).toEqual(['a1', 'a3'])
    expect(answer.listenerCount('close')).toBe(0)
  })

  it('is watched for by one listener, however many of its reads wait', async () => {
    const bench = benchOf({ all: 1 }, { all: 20, company: 20, person: 20 })
    const answer = Object.assign(new EventEmitter(), { destroyed: false })
    bench.ask('a0', 'a', 'x')
    for (let read = 1; read <= 12; read++) bench.ask(`a${read}`, 'a', 'x', { answer })
    await settled()
    expect(answer.listenerCount('close')).toBe(1)
    await bench.end('a0')
    expect(bench.begun).toEqual(['a0', 'a1'])
    answer.emit('close')
    await settled()
    expect(bench.refused).toHaveLength(11)
  })
})

describe('heavy work', () => {
  it('of one company is done one after the other', async () => {
    const bench = benchOf({})
    for (const name of ['a1', 'a2']) bench.ask(name, 'a', name, { weight: 'heavy' })
    bench.ask('b1', 'b', 'y', { weight: 'heavy' })
    await settled()
    expect(bench.begun).toEqual(['a1', 'b1'])
  })

  it('is slowed down while other companies are about, when more was done than was saved up', async () => {
    const bench = benchOf({})
    for (const name of ['a1', 'a2', 'a3']) bench.ask(name, 'a', 'x', { weight: 'heavy' })
    bench.ask('b1', 'b', 'y')
    await vi.advanceTimersByTimeAsync(400)
    await bench.end('a1')
    expect(bench.begun).toEqual(['a1', 'b1', 'a2'])
    await vi.advanceTimersByTimeAsync(600)
    bench.ask('b2', 'b', 'y')
    await bench.end('a2')
    // Used 400 ms and 600 ms, of which 200 ms were paid during the second: 300 ms more than the savings.
    await vi.advanceTimersByTimeAsync(898)
    expect(bench.begun.at(-1)).toBe('b2')
    await vi.advanceTimersByTimeAsync(2)
    expect(bench.begun.at(-1)).toBe('a3')
  })

  it('does not pause for longer than anybody waits', async () => {
    const bench = benchOf({})
    for (const name of ['a1', 'a2']) bench.ask(name, 'a', 'x', { weight: 'heavy' })
    await vi.advanceTimersByTimeAsync(9000)
    const last = bench.ask('a3', 'a', 'x', { weight: 'heavy' })
    bench.ask('b1', 'b', 'y')
    await bench.end('a1')
    await vi.advanceTimersByTimeAsync(999)
    await vi.advanceTimersByTimeAsync(7001)
    expect(bench.begun).toEqual(['a1', 'b1', 'a3'])
    await bench.end('a3')
    expect(await last).toBe('a3')
  })

  it('goes on at once when nobody else is about', async () => {
    const bench = benchOf({})
    for (const name of ['a1', 'a2']) bench.ask(name, 'a', 'x', { weight: 'heavy' })
    await vi.advanceTimersByTimeAsync(9000)
    await bench.end('a1')
    expect(bench.begun).toEqual(['a1', 'a2'])
  })
})

it('a gate that closes refuses who waits and who would, and lets go on what has begun', async () => {
  const gate = new FairGate(shares({ all: 2, person: 1 }))
  const bench = new Bench(gate)
  const first = bench.ask('a1', 'a', 'x')
  for (const name of ['a2', 'a3']) bench.ask(name, 'a', 'x')
  gate.close(() => new DomainError('SERVER_BUSY'))
  bench.ask('a4', 'a', 'x')
  bench.ask('b1', 'b', 'y')
  await settled()
  expect(bench.refused).toEqual(['a2 SERVER_BUSY', 'a3 SERVER_BUSY', 'a4 SERVER_BUSY'])
  await bench.end('a1')
  expect(await first).toBe('a1')
  expect(bench.begun).toEqual(['a1', 'b1'])
})
