import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { type Told as Companies, companiesOfWork } from '../../kernel/sql/wall.js'
import { AnswerWatch } from './answer-watch.js'
import { Wall, WalledQuery } from './wall.js'

/** Listener to the time in ms that a statement kept its connection busy. */
type Told = (ms: number) => void

const told = new AsyncLocalStorage<Told>()

/** Tells how long each statement of this work kept its connection busy. */
export const timed = <Answer>(tell: Told, work: () => Answer): Answer => told.run(tell, work)

/** Listener for statements that are run now. */
export const whoIsTold = (): Told | undefined => told.getStore()

/**
 * Most plans kept per connection; further statements run unnamed, so that unusual ones cannot fill the server's memory.
 */
const MAX_NAMED = 300
/** Most characters of those statements together: one about thousands of rows is as long as all others. */
const MAX_TEXT = 1_000_000

/** Options that the driver's own configuration does not know. */
interface Limited {
  /** Longest wait for an answer, in ms. */
  answerMs?: number
  /** Companies whose rows are seen by work that names no company. */
  unsaid?: Companies
}

/**
 * Connection that names every statement with parameters by its text. PostgreSQL then parses and plans it once: for the
 * short statements of a request, planning costs more than running. Each runs within the wall of its work's companies.
 */
export class NamedClient extends pg.Client {
  private readonly names = new Map<string, string>()
  private characters = 0
  private readonly over = new Promise<void>((resolve) => this.once('end', resolve))
  private readonly answers: AnswerWatch
  private readonly wall = new Wall()
  private readonly unsaid: Companies

  constructor(config?: pg.ClientConfig & Limited) {
    super(config)
    this.unsaid = config?.unsaid ?? null
    this.answers = new AnswerWatch(config?.answerMs ?? 0)
    this.once('connect', () => pauseAfterChunks(this.connection.stream))
    this.once('end', () => this.answers.stop())
    // Setup that runs before the connection is handed out.
    super.query(this.wall.beginning(() => this.connection.stream.destroy()))
  }

  override query(...args: unknown[]): never {
    const [text, values = []] = args
    if (typeof text !== 'string' || !Array.isArray(values) || args.length > 2)
      throw new Error('a statement is asked for by its text and values')
    return this.asked(text, values).catch((error: unknown) => this.giveUp(error)) as never
  }

  /** Query made here: from a configuration the driver would copy it property by property. */
  private asked(text: string, values: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiting = this.answers.add(reject)
      const tell = whoIsTold()
      const said = companiesOfWork()
      const wanted = said === undefined ? this.unsaid : said
      const query = new WalledQuery(text, values, this.wall, wanted, (error, result) => {
        this.wall.note(text, error !== null)
        this.answers.remove(waiting)
        tell?.(performance.now() - waiting.since)
        if (error) reject(error)
        else resolve(result)
      })
      super.query(values.length > 0 ? Object.assign(query, { name: this.nameOf(text) }) : query)
    })
  }

  /**
   * Ends the connection of a statement without an answer, which may still be running, instead of handing it out again.
   */
  private async giveUp(error: unknown): Promise<never> {
    // The stack is that of the caller, instead of the place where the answer was read.
    if (error instanceof Error) Error.captureStackTrace(error, this.giveUp)
    if (error instanceof Error && error.message === 'Query read timeout') {
      this.connection.stream.destroy()
      await this.over
    }
    throw error
  }

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text)
    if (known || this.names.size >= MAX_NAMED || this.characters + text.length > MAX_TEXT) return known
    this.characters += text.length
    const name = createHash('sha1').update(text).digest('base64url')
    this.names.set(text, name)
    return name
  }
}

/** Bytes that are read from a socket at once. */
const CHUNK = 65_536

/**
 * Pauses after each chunk: thousands of rows come in many chunks, and reading all of them at once would leave no time
 * for other work.
 */
export function pauseAfterChunks(socket: Readable): void {
  socket.on('data', (chunk: Buffer) => {
    if (chunk.length < CHUNK) return
    socket.pause()
    setImmediate(() => socket.resume())
  })
}
