import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import pg from 'pg'
import { companyOfWork } from '../../kernel/sql/wall.js'
import { AnswerWatch } from './answer-watch.js'
import { pauseAfterChunks } from './pauses.js'
import { Wall, WalledQuery } from './wall.js'

/** Listener to how many ms a connection was busy with a statement. */
type Told = (ms: number) => void

const told = new AsyncLocalStorage<Told>()

/** Tells how long each statement of this work kept its connection busy. */
export const timed = <Answer>(tell: Told, work: () => Answer): Answer => told.run(tell, work)

/** Listener to a statement that is asked now. */
export const whoIsTold = (): Told | undefined => told.getStore()

/** Plans kept per connection; past that, statements run unnamed, so that unusual ones cannot fill the server's memory. */
const MAX_NAMED = 300
/** Characters of them together: one that was put together for thousands of rows is as long as all others. */
const MAX_TEXT = 1_000_000

/** What the driver's own configuration does not know. */
interface Limited {
  /** How long an answer may take, in ms. */
  answerMs?: number
}

/**
 * A connection that names every statement with parameters by its text. PostgreSQL then parses and plans it once: for the
 * short statements of a request, planning costs more than running them. Each is asked within the wall of the company that it is asked for.
 */
export class NamedClient extends pg.Client {
  private readonly names = new Map<string, string>()
  private characters = 0
  private readonly over = new Promise<void>((resolve) => this.once('end', resolve))
  private readonly answers: AnswerWatch
  private readonly wall = new Wall()

  constructor(config?: pg.ClientConfig & Limited) {
    super(config)
    this.answers = new AnswerWatch(config?.answerMs ?? 0)
    this.once('connect', () => pauseAfterChunks(this.connection.stream))
    this.once('end', () => this.answers.stop())
    // Before anybody is given the connection.
    super.query(this.wall.beginning(() => this.connection.stream.destroy()))
  }

  override query(...args: unknown[]): never {
    const [text, values = []] = args
    if (typeof text !== 'string' || !Array.isArray(values) || args.length > 2)
      throw new Error('a statement is asked for by its text and values')
    return this.asked(text, values).catch((error: unknown) => this.giveUp(error)) as never
  }

  /** A query made here, and not from a configuration, which the driver would copy property by property. */
  private asked(text: string, values: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiting = this.answers.add(reject)
      const tell = whoIsTold()
      const query = new WalledQuery(text, values, this.wall, companyOfWork(), (error, result) => {
        this.wall.note(text, error !== null)
        this.answers.remove(waiting)
        tell?.(performance.now() - waiting.since)
        if (error) reject(error)
        else resolve(result)
      })
      super.query(values.length > 0 ? Object.assign(query, { name: this.nameOf(text) }) : query)
    })
  }

  /** A statement without an answer may still be running: its connection ends before anybody else could be given it. */
  private async giveUp(error: unknown): Promise<never> {
    // Where it was asked, instead of where its answer was read.
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
