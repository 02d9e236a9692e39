import type { ServerResponse } from 'node:http'
import { Server, Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { DomainError } from '../../kernel/errors.js'
import { onceClosed } from '../answer.js'
import { announcedLength } from './bodies.js'
import type { HttpLimits } from './limits.js'

/** Seconds until another program has started. */
const RETRY_SECONDS = 5
const LOOK_MS = 10
/** Health checks are answered until the end, and say that the program stops. */
const HEALTH: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz'])

/** Refusal of work that arrives while the program stops; another program does it. */
export const stopping = (): DomainError => new DomainError('SERVER_BUSY', {}, [], RETRY_SECONDS)

type Limits = Pick<HttpLimits, 'stopBodiesMs' | 'stopWorkMs' | 'stopAnswersMs'>

/** Parts of the program that end before its connections. */
export interface Ends {
  /** Refuses callers who wait for a turn. */
  queues(): void
  /** Refuses requests whose bodies have not arrived. */
  bodies(): void
  /** Ends the database connections of work that is still running. */
  work(): void
}

/**
 * Stop of a program, as its callers see it: begun requests finish and are answered on a connection that then closes;
 * others are refused with a time to try again. Callers that do not send their requests or read their answers are cut
 * off after a while.
 */
export class Drain {
  private begun = false
  /** Whether connections are refused; new ones are accepted as long as they can be answered. */
  private closed = false
  private readonly sockets = new Set<Socket>()
  /** Answers to requests from before the stop, and from after it. */
  private readonly answers = new Set<ServerResponse>()
  private readonly late = new Set<ServerResponse>()
  /** Running handlers, which continue when their caller has left. */
  private readonly work = new Set<Promise<unknown>>()

  /** Must be installed before every route. */
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

  /** Resolves when every request was answered and every connection is closed, at the latest after the limits. */
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
    // The HTTP server's own method would also end connections whose answers are written but not sent.
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
      // Headers that were sent before the stop have promised to keep the connection.
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

  /** Whether a connection has had no request so far: one will come soon, and is refused with a time to try again. */
  private isIdle(socket: Socket): boolean {
    return socket.bytesWritten > 0 && socket.writableLength === 0 && !this.isAnswering(socket)
  }

  /** Connections with written answers that their callers have not read. */
  private unsent(): Socket[] {
    return [...this.sockets].filter(({ writableLength, destroyed }) => writableLength > 0 && !destroyed)
  }

  private isAnswering(socket: Socket): boolean {
    for (const { req } of [...this.answers, ...this.late]) if (req.socket === socket) return true
    return false
  }
}

/** Waits for a condition, up to a time. */
async function until(isSo: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + ms
  while (!isSo() && performance.now() < end) await sleep(LOOK_MS)
}

/** Reads requests that have arrived: closing their connections first would lose them without an answer. */
async function allHeard(): Promise<void> {
  await setImmediate()
  await setImmediate()
}
