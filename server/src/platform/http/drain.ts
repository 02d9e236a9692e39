import type { ServerResponse } from 'node:http'
import { Server, Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { DomainError } from '../../kernel/errors.js'
import { onceClosed } from '../closing.js'
import { announcedLength } from './bodies.js'
import type { HttpLimits } from './limits.js'

/** Seconds until a program that was started instead answers. */
const RETRY_SECONDS = 5
const LOOK_MS = 10
/** Health is asked for until the last moment, and says that the program stops. */
const HEALTH: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz'])

/** Work that has not begun when the program is told to stop is somebody else's. */
export const stopping = (): DomainError => new DomainError('SERVER_BUSY', {}, [], RETRY_SECONDS)

type Limits = Pick<HttpLimits, 'stopBodiesMs' | 'stopWorkMs' | 'stopAnswersMs'>

/** Parts of the program that end with its connections. */
export interface Ends {
  /** Refuses whoever waits for a turn. */
  queues(): void
  /** Refuses requests whose bodies have not come. */
  bodies(): void
  /** Ends the connections to the database on which work is still waited for. */
  work(): void
}

/**
 * The stop of a program, as its callers see it: what has begun goes to its end and is answered on a connection that then closes, everything else
 * is told to come again. Whoever does not send or take what is his is cut off after a while.
 */
export class Drain {
  private begun = false
  /** New connections are taken as long as they can be told something. */
  private closed = false
  private readonly sockets = new Set<Socket>()
  /** Answers that were asked for before the stop, and after it. */
  private readonly answers = new Set<ServerResponse>()
  private readonly late = new Set<ServerResponse>()
  /** Handlers go on when their caller has left. */
  private readonly work = new Set<Promise<unknown>>()

  /** Belongs before every route. */
  constructor(
    private readonly app: FastifyInstance,
    private readonly limits: Limits,
  ) {
    app.server.on('connection', (socket: Socket) => this.know(socket))
    app.addHook('onRequest', (request, reply, done) => {
      if (request.raw.socket instanceof Socket) this.know(request.raw.socket)
      this.await(reply.raw, this.begun ? this.late : this.answers)
      done(this.begun && !HEALTH.has(request.routeOptions.url) ? stopping() : undefined)
    })
    app.addHook('preValidation', (request: FastifyRequest, _, done) => {
      done(this.begun && announcedLength(request) > 0 ? stopping() : undefined)
    })
    app.addHook('onSend', async (_, reply) => {
      if (this.begun) reply.header('connection', 'close')
    })
    app.addHook('onRoute', (route) => this.watch(route))
  }

  get hasBegun(): boolean {
    return this.begun
  }

  /** Ends when every request has been answered and every connection is closed, and in any case after the limits. */
  async run(ends: Ends): Promise<void> {
    const { stopBodiesMs, stopWorkMs, stopAnswersMs } = this.limits
    this.begun = true
    ends.queues()
    await allHeard()
    for (const socket of this.sockets) if (this.isIdle(socket)) socket.destroy()
    const bodies = setTimeout(() => ends.bodies(), stopBodiesMs)
    const isDone = () => this.answers.size + this.work.size + this.unsent().length === 0
    await until(isDone, stopWorkMs)
    clearTimeout(bodies)
    if (!isDone()) {
      ends.work()
      await until(isDone, stopAnswersMs)
    }
    this.closed = true
    // The HTTP server's own way would also end connections whose answers are written and not yet sent.
    if (this.app.server.listening) Server.prototype.close.call(this.app.server)
    await allHeard()
    await until(() => this.late.size === 0 && isDone(), isDone() ? stopAnswersMs : 0)
    const [requests, work, unsent] = [this.answers.size + this.late.size, this.work.size, this.unsent().length]
    if (requests + work + unsent > 0) this.app.log.warn({ requests, work, unsent }, 'cut off at the stop')
    for (const socket of this.sockets) socket.destroy()
  }

  private know(socket: Socket): void {
    if (this.sockets.has(socket)) return
    this.sockets.add(socket)
    socket.once('close', () => this.sockets.delete(socket))
    if (this.closed) socket.destroy()
  }

  private await(answer: ServerResponse, among: Set<ServerResponse>): void {
    const { socket } = answer.req
    among.add(answer)
    onceClosed(answer, () => {
      among.delete(answer)
      // Headers that went out before the stop promised to keep the connection.
      if (this.begun && !this.isAnswering(socket)) socket.destroySoon?.()
    })
  }

  private watch(route: RouteOptions): void {
    const { handler } = route
    const { work } = this
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply)
      if (answer instanceof Promise) {
        const done = () => work.delete(answer)
        work.add(answer)
        answer.then(done, done)
      }
      return answer
    }
  }

  /** A connection on which nothing was asked yet was opened to ask something, and is told to come again. */
  private isIdle(socket: Socket): boolean {
    return socket.bytesWritten > 0 && socket.writableLength === 0 && !this.isAnswering(socket)
  }

  /** Connections with answers that are written and that nobody has taken. */
  private unsent(): Socket[] {
    return [...this.sockets].filter(({ writableLength, destroyed }) => writableLength > 0 && !destroyed)
  }

  private isAnswering(socket: Socket): boolean {
    for (const { req } of [...this.answers, ...this.late]) if (req.socket === socket) return true
    return false
  }
}

/** Waits until something holds, or for so long. */
async function until(isSo: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + ms
  while (!isSo() && performance.now() < end) await sleep(LOOK_MS)
}

/** Requests that have arrived are read: a connection closed before would lose them without a word. */
async function allHeard(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
