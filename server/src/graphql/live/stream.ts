import { Readable } from 'node:stream'

/** Limits of a stream of events. */
export interface EventStreamLimits {
  /** Time in ms between two signs of life, shorter than proxies wait. */
  beatMs: number
  /** Longest life in ms, after which the caller resumes on a new connection. */
  longestMs: number
  /** Most bytes that wait for a caller who does not read. */
  unread: number
}

export const eventStreamLimits: EventStreamLimits = { beatMs: 15_000, longestMs: 3_600_000, unread: 64 * 1024 }

/** Event as the protocol writes it. */
export interface ServerEvent {
  event: 'next' | 'complete'
  data?: string
  /** Place from which a caller resumes. */
  id?: string | undefined
}

const textOf = ({ event, data = '', id }: ServerEvent): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`

/** Events on their way to a caller; one who reads too slowly is cut off, and resumes when he likes. */
export class EventStream {
  readonly body = new Readable({ read: () => undefined })
  private readonly gone = new AbortController()
  private readonly beat: NodeJS.Timeout
  private readonly longest: NodeJS.Timeout

  constructor(private readonly limits: EventStreamLimits) {
    this.beat = setInterval(() => this.write(':\n\n'), limits.beatMs)
    this.longest = setTimeout(() => this.gone.abort(), limits.longestMs)
    this.body.once('close', () => {
      clearInterval(this.beat)
      clearTimeout(this.longest)
      this.gone.abort()
    })
  }

  /** Fires when the caller has left, or has stayed for the longest time. */
  get left(): AbortSignal {
    return this.gone.signal
  }

  send(event: ServerEvent): void {
    this.write(textOf(event))
  }

  end(): void {
    if (this.body.destroyed) return
    this.send({ event: 'complete' })
    this.body.push(null)
  }

  private write(text: string): void {
    if (this.body.destroyed || this.body.readableEnded) return
    if (this.body.readableLength > this.limits.unread) this.body.destroy()
    else this.body.push(text)
  }
}
