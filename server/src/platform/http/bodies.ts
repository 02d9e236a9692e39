import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../kernel/errors.js'
import { onceClosed } from '../answer.js'
import { BODY_LIMIT, bodyTime, type HttpLimits, SMALL_BODY, sizeText, UPLOAD_BODY } from './limits.js'

/** Announced length of a body; Infinity for a chunked body, 0 without a body. */
export function announcedLength({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}

/** Chunked bodies that turned out to be large. */
const large = new WeakSet<FastifyRequest>()
export const tellLarge = (request: FastifyRequest): void => void large.add(request)
export function isLarge(request: FastifyRequest): boolean {
  const length = announcedLength(request)
  return Number.isFinite(length) ? length > BODY_LIMIT : large.has(request)
}

export const bodyTooLarge = (limit: number): DomainError =>
  new DomainError('BODY_TOO_LARGE', { limit: sizeText(limit) })

/**
 * Limits the time in which bodies arrive, and their total size; late connections are ended.
 * @returns function that refuses all bodies that are still arriving
 */
export function limitBodies(app: FastifyInstance, limits: HttpLimits): (refusal: () => DomainError) => void {
  const memory = new BodyMemory(limits)
  const watch = new BodyWatch(limits)
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const length = announcedLength(request)
    if (length > 0) watch.add(request, reply)
    if (length > SMALL_BODY) admit(request, reply, memory)
    done()
  })
  app.addHook('preValidation', (request, _, done) => {
    watch.hasCome(request)
    done()
  })
  app.addHook('onSend', async (request, reply) => {
    // Callers that are still sending would lose the answer with their connection.
    if (isBounded(request) && !watch.isEnding(request)) reply.removeHeader('connection')
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500
    if (isRefused && isLarge(request)) await setTimeout(limits.refusedMs)
  })
  // The rest of a body that was refused before it was read is received and discarded.
  app.addHook('onResponse', (request, reply, done) => {
    if (request.raw.complete === false && announcedLength(request) > 0) watch.add(request, reply)
    done()
  })
  app.addHook('onClose', (_, done) => {
    watch.stop()
    done()
  })
  return (refusal) => watch.refuseAll(refusal)
}

/** Whether a body is short enough for its rest to be received after a refusal. */
const isBounded = (request: FastifyRequest): boolean => {
  const length = announcedLength(request)
  return length > 0 && (length <= UPLOAD_BODY || length === Number.POSITIVE_INFINITY)
}

function admit(request: FastifyRequest, reply: FastifyReply, memory: BodyMemory): void {
  const { bodyLimit } = request.routeOptions
  if (request.method === 'GET' || request.method === 'HEAD') throw bodyTooLarge(SMALL_BODY)
  const length = announcedLength(request)
  // A body that is too long for its call is refused without being read.
  if (length > bodyLimit && length !== Number.POSITIVE_INFINITY) return
  const release = memory.hold(request.ip, Math.min(length, bodyLimit))
  onceClosed(reply.raw, release)
}

const RETRY_SECONDS = 5

/** Counts the bytes of bodies that are being read or processed. */
class BodyMemory {
  private total = 0
  private readonly byAddress = new Map<string, number>()

  constructor(private readonly limits: Pick<HttpLimits, 'bodyMemory' | 'bodyMemoryPerAddress'>) {}

  /** Counts a body until the returned function is called; SERVER_BUSY when there is no room for it. */
  hold(address: string, bytes: number): () => void {
    const held = (this.byAddress.get(address) ?? 0) + bytes
    if (this.total + bytes > this.limits.bodyMemory || held > this.limits.bodyMemoryPerAddress)
      throw new DomainError('SERVER_BUSY', {}, [], RETRY_SECONDS)
    this.total += bytes
    this.byAddress.set(address, held)
    return () => {
      this.total -= bytes
      const left = (this.byAddress.get(address) ?? bytes) - bytes
      if (left > 0) this.byAddress.set(address, left)
      else this.byAddress.delete(address)
    }
  }
}

interface Awaited {
  reply: FastifyReply
  /** Checks that remain for a body in total, and without a new byte. */
  left: number
  patience: number
  /** Bytes that the connection had received at the last check. */
  read: number
  refused: boolean
}

/**
 * Ends bodies that stall or trickle. It counts its own checks instead of time: a busy process makes none, so that
 * callers are not blamed for its delays.
 */
class BodyWatch {
  private readonly awaited = new Map<FastifyRequest, Awaited>()
  private readonly timer: NodeJS.Timeout
  private readonly patience: number

  constructor(private readonly limits: HttpLimits) {
    this.patience = Math.ceil(limits.stallMs / limits.checkMs)
    this.timer = setInterval(() => this.check(), limits.checkMs).unref()
  }

  add(request: FastifyRequest, reply: FastifyReply): void {
    if (this.awaited.has(request)) return
    const length = Math.min(announcedLength(request), request.routeOptions.bodyLimit)
    const left = Math.ceil(bodyTime(this.limits, length) / this.limits.checkMs)
    this.awaited.set(request, { reply, left, patience: this.patience, read: -1, refused: false })
  }

  /** Whether a request has arrived completely and need not be checked again. */
  hasCome(request: FastifyRequest): void {
    if (request.raw.complete) this.awaited.delete(request)
  }

  /** Whether a request's connection ends with its answer. */
  isEnding(request: FastifyRequest): boolean {
    return this.awaited.get(request)?.refused === true
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private check(): void {
    for (const [request, awaited] of this.awaited) {
      const { raw } = request
      if (raw.complete !== false || raw.destroyed) this.awaited.delete(request)
      else if (this.isLate(awaited, raw.socket.bytesRead))
        this.end(request, awaited, new DomainError('REQUEST_TOO_SLOW'))
    }
  }

  refuseAll(refusal: () => DomainError): void {
    for (const [request, awaited] of this.awaited) {
      if (request.raw.complete === false) this.end(request, awaited, refusal())
    }
  }

  private isLate(awaited: Awaited, read: number): boolean {
    awaited.patience = read === awaited.read ? awaited.patience - 1 : this.patience
    awaited.read = read
    awaited.left -= 1
    return awaited.left <= 0 || awaited.patience <= 0
  }

  /**
   * Reports the end through the body's stream, so that the caller gets an answer; a request without a reader loses its
   * connection.
   */
  private end({ raw }: FastifyRequest, awaited: Awaited, refusal: DomainError): void {
    if (awaited.refused || awaited.reply.sent || raw.listenerCount('error') === 0) {
      raw.socket.destroy()
      return
    }
    awaited.refused = true
    awaited.left = awaited.patience = this.patience
    awaited.reply.header('connection', 'close')
    raw.emit('error', refusal)
  }
}
