import { createHash } from 'node:crypto'
import pg from 'pg'
import { pauseAfterChunks } from './pauses.js'

/** Plans kept per connection; past that, statements run unnamed, so that unusual ones cannot fill the server's memory. */
const MAX_NAMED = 300

/**
 * A connection that names every statement with parameters by its text. PostgreSQL then parses and plans it once: for the
 * short statements of a request, planning costs more than running them.
 */
export class NamedClient extends pg.Client {
  private readonly names = new Map<string, string>()
  private readonly over = new Promise<void>((resolve) => this.once('end', resolve))

  constructor(...args: ConstructorParameters<typeof pg.Client>) {
    super(...args)
    this.once('connect', () => pauseAfterChunks(this.connection.stream))
  }

  override query(...args: unknown[]): never {
    const [text, values] = args
    const answer: unknown =
      args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? this.named(text, values)
        : Reflect.apply(super.query, this, args)
    return (answer instanceof Promise ? answer.catch((error: unknown) => this.giveUp(error)) : answer) as never
  }

  /** A query made here, and not from a configuration, which the driver would copy property by property. */
  private named(text: string, values: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const query = new pg.Query(text, values, (error, result) => (error ? reject(error) : resolve(result)))
      super.query(Object.assign(query, { name: this.nameOf(text) }))
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
    if (known || this.names.size >= MAX_NAMED) return known
    const name = createHash('sha1').update(text).digest('base64url')
    this.names.set(text, name)
    return name
  }
}
