import { once } from 'node:events'
import net from 'node:net'
import { Answered, Asked, diskIsFull, type Statement } from './messages'
import { type Point, statementOf } from './points'

const LISTENER = 'tufang-listener'
const REQUESTS = 'tufang'

/** Transaction of a verb, as seen between the program and its database. */
export interface Seen {
  /** Texts of its statements, beginning with the one that begins it. */
  statements: string[]
  /** Number of the statement at which the connection was struck. */
  hit: { no: number; pid: number } | undefined
}

/** Action at a point of the transaction that uses a key. */
export interface Watch {
  key: string
  point: Point | undefined
  /** Statements of an earlier transaction of the same verb. */
  statements: number
  /** Called at once, before anything more passes. */
  strike: ((pid: number) => void) | 'disk full' | undefined
}

interface Link {
  client: net.Socket
  server: net.Socket
  asked: Asked
  answered: Answered
  /** Statements of the open transaction on the connection. */
  texts: string[]
  isVerb: boolean
  /** Whether nothing passes on the connection any more. */
  frozen: boolean
  /** Bytes of an answer that are held back until its end. */
  held: Buffer[] | undefined
}

/** Milliseconds between the answer to a commit and the kill of the program. */
const TOLD_MS = 10
const WRITES = /^\s*(insert|update|delete|with\b.*\b(insert|update|delete)\b)/is

/**
 * Proxy between a program and PostgreSQL. It recognizes the statements of a verb's transaction, and strikes at one of
 * them.
 */
export class ChaosProxy {
  private readonly server = net.createServer((client) => this.connect(client))
  private readonly links = new Set<Link>()
  private watch: (Watch & { seen: Seen }) | undefined

  private constructor(private readonly target: URL) {}

  static async before(url: string): Promise<ChaosProxy> {
    const proxy = new ChaosProxy(new URL(url))
    await once(proxy.server.listen(0, '127.0.0.1'), 'listening')
    return proxy
  }

  /** Address of a database of that PostgreSQL behind this proxy. */
  urlOf(database: string): string {
    const url = new URL(this.target)
    url.host = `127.0.0.1:${(this.server.address() as net.AddressInfo).port}`
    url.pathname = `/${database}`
    return url.href
  }

  /** Processes of PostgreSQL that serve the program. */
  get pids(): number[] {
    return [...this.links].map(({ answered }) => answered.pid).filter((pid) => pid > 0)
  }

  /** Watches the next transaction with a key until the caller stops it. */
  watchFor(watch: Watch): Seen {
    const seen: Seen = { statements: [], hit: undefined }
    this.watch = { ...watch, seen }
    return seen
  }

  unwatch(): void {
    this.watch = undefined
  }

  /** Stalls listening connections: they stay open, and nothing passes. */
  stallListeners(stalled: boolean): void {
    for (const { asked, client, server } of this.links) {
      if (asked.settings.get('application_name') !== LISTENER) continue
      for (const socket of [client, server]) stalled ? socket.pause() : socket.resume()
    }
  }

  /** Ends the connections of a killed program; a stalled one does not notice its end. */
  cut(): void {
    for (const { client, server } of this.links) for (const socket of [client, server]) socket.destroy()
  }

  async stop(): Promise<void> {
    this.cut()
    this.server.close()
    await once(this.server, 'close')
  }

  private connect(client: net.Socket): void {
    const server = net.connect(Number(this.target.port), this.target.hostname)
    const link: Link = {
      ...{ client, server, asked: new Asked(), answered: new Answered() },
      ...{ texts: [], isVerb: false, frozen: false, held: undefined },
    }
    this.links.add(link)
    const end = () => {
      this.links.delete(link)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.setNoDelay(true).on('close', end).on('error', end)
    client.on('data', (bytes) => {
      for (const statement of link.asked.read(bytes)) this.ask(link, statement)
    })
    server.on('data', (bytes) => {
      for (const part of link.answered.read(bytes)) this.answer(link, part)
    })
  }

  private ask(link: Link, statement: Statement): void {
    if (link.frozen) return
    const text = statement.text.trim().toLowerCase()
    if (this.watch && text !== '' && link.asked.settings.get('application_name') === REQUESTS) {
      this.note(link, text)
      if (text.startsWith('insert into idempotency_key') && statement.bytes.includes(this.watch.key)) {
        link.isVerb = true
        this.watch.seen.statements = link.texts
      }
      if (this.watch.seen.hit === undefined && this.strikesAsked(link, this.watch, text)) return
    }
    link.server.write(statement.bytes)
  }

  /** Counts the statements of the open transaction on a connection. */
  private note(link: Link, text: string): void {
    if (text.startsWith('begin')) {
      link.texts = [text]
      link.isVerb = false
    } else if (link.texts.length > 0 && !isEnd(link.texts.at(-1))) link.texts.push(text)
    else link.texts = []
  }

  /** Strikes before a statement reaches the database; returns whether it did. */
  private strikesAsked(link: Link, { point, strike, statements }: Watch, text: string): boolean {
    if (!strike || !point || link.texts.length === 0) return false
    if (strike === 'disk full') {
      if (!link.isVerb || !WRITES.test(text) || link.texts.length < statementOf(point, statements)) return false
      link.client.write(diskIsFull)
      this.struck(link)
      return true
    }
    if (!isDue(link, point, statements, text)) return false
    if (!point.side.endsWith('asked')) {
      // The answer is the point, so that it is held back until its end has arrived.
      link.held = []
      return false
    }
    this.strike(link, strike)
    return true
  }

  private answer(link: Link, { bytes, ends }: { bytes: Buffer; ends: boolean }): void {
    if (link.frozen) return
    if (!link.held) {
      link.client.write(bytes)
      return
    }
    link.held.push(bytes)
    if (!ends) return
    const { point, strike } = this.watch ?? {}
    if (typeof strike !== 'function') return
    if (point?.side !== 'commit told') {
      this.strike(link, strike)
      return
    }
    link.client.write(Buffer.concat(link.held))
    link.held = undefined
    setTimeout(() => this.strike(link, strike), point.share * TOLD_MS)
  }

  private strike(link: Link, strike: (pid: number) => void): void {
    link.frozen = true
    strike(link.answered.pid)
    this.struck(link)
  }

  private struck(link: Link): void {
    if (this.watch) this.watch.seen.hit = { no: link.texts.length, pid: link.answered.pid }
  }
}

const isEnd = (text = ''): boolean => text.startsWith('commit') || text.startsWith('rollback')

function isDue(link: Link, point: Point, statements: number, text: string): boolean {
  if (point.side.startsWith('begin')) return text.startsWith('begin')
  if (!link.isVerb || text.startsWith('rollback')) return false
  if (text.startsWith('commit')) return true
  return point.side.startsWith('statement') && link.texts.length >= statementOf(point, statements)
}
