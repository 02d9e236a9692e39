import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../kernel/errors.js'
import { announcedLength, bodyTooLarge, isLarge, tellLarge } from './bodies.js'
import { type Parse, parseInParts } from './json-parts.js'
import { type Found, JsonScan } from './json-scan.js'
import { BODY_LIMIT } from './limits.js'
import { Pieces } from './pieces.js'

/** Bytes of a large body that are scanned or parsed at once: some tenths of a millisecond. */
const PIECE = 32 * 1024

/** Rules for the bodies of some routes, besides the limit of each. */
export interface JsonRules {
  /** Company whose turns a large body uses. */
  companyOf(request: FastifyRequest): string
  /**
   * Members of large bodies, the first of which decides the limit: their names, and the limit by what arrived, or
   * without any by undefined.
   */
  limitBy?: { members: readonly string[]; limitOf: (found: Found | undefined) => number }
  /** Limit for callers who may send less than the route allows. */
  limitOf?: (request: FastifyRequest) => number
  /** Whether an empty body counts as none. */
  takesBlank?: true
}

/**
 * Scans JSON bodies while they arrive: one that is too long, too deep or has too many members is refused before it is
 * parsed. Large ones are scanned and parsed piece by piece.
 */
export function readJsonBodies(app: FastifyInstance, rules: JsonRules): void {
  const json = app.getDefaultJsonParser('error', 'error')
  if (app.hasContentTypeParser('application/json')) app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) => {
    const parse: Parse = (text) => {
      let parsed: unknown
      json(request, text, (error, value) => {
        if (error) throw error
        parsed = value
      })
      return parsed
    }
    return new JsonBody(request, payload, rules, parse).read()
  })
}

const pieces = new Pieces()

/** Body that is arriving. */
class JsonBody {
  private readonly scan: JsonScan
  private readonly announced: number
  private limit: number
  private isLimited: boolean
  private received = 0

  constructor(
    private readonly request: FastifyRequest,
    private readonly payload: Readable,
    private readonly rules: JsonRules,
    private readonly parse: Parse,
  ) {
    this.scan = new JsonScan(PIECE, rules.limitBy?.members)
    this.announced = announcedLength(request)
    this.limit = rules.limitOf?.(request) ?? request.routeOptions.bodyLimit
    this.isLimited = rules.limitBy === undefined
  }

  async read(): Promise<unknown> {
    this.assertLength(Number.isFinite(this.announced) ? this.announced : 0)
    await this.receive()
    const { announced, received, scan } = this
    if (Number.isFinite(announced) && received !== announced) throw new DomainError('BAD_REQUEST')
    const bytes = scan.whole()
    if (this.isLarge) this.limitBy(scan.found)
    if (this.isLarge && scan.root) return parseInParts(bytes, scan.root, this.parse, () => this.turn())
    const text = bytes.toString('utf8')
    return this.rules.takesBlank && text.trim() === '' ? undefined : this.parse(text)
  }

  private get isLarge(): boolean {
    return isLarge(this.request)
  }

  private receive(): Promise<void> {
    const { payload } = this
    /** A complete stream ends when its last chunk is taken, even if it is paused. */
    let looked = Promise.resolve()
    return new Promise((resolve, reject) => {
      const end = () => void looked.then(() => settle(resolve))
      const fail = (error: Error) => {
        // Discards the rest of the body and errors of its connection.
        payload.on('error', () => undefined).resume()
        settle(() => reject(asRefusal(error)))
      }
      const take = (chunk: Buffer | string) => {
        const bytes = Buffer.from(chunk)
        this.received += bytes.length
        if (this.received > BODY_LIMIT) tellLarge(this.request)
        try {
          this.assertLength(this.received)
          if (!this.isLarge) this.scan.add(bytes)
          else {
            // A large body, and with it its connection, waits for its turns.
            payload.pause()
            looked = looked.then(() => this.takeInPieces(bytes)).then(() => void payload.resume(), fail)
          }
        } catch (error) {
          fail(error as Error)
        }
      }
      const settle = (act: () => void) => {
        payload.off('data', take).off('end', end).off('error', fail)
        act()
      }
      payload.on('data', take).on('end', end).on('error', fail)
      payload.resume()
    })
  }

  private async takeInPieces(chunk: Buffer): Promise<void> {
    for (let at = 0; at < chunk.length; at += PIECE) {
      await this.turn()
      this.scan.add(chunk.subarray(at, at + PIECE))
      if (this.scan.found !== undefined || this.scan.coming > BODY_LIMIT) this.limitBy(this.scan.found)
    }
  }

  /** Sets the limit of a large body from its member. */
  private limitBy(found: Found | undefined): void {
    const { limitBy } = this.rules
    if (this.isLimited || !limitBy) return
    this.isLimited = true
    this.limit = Math.min(this.limit, limitBy.limitOf(found))
    this.assertLength(Number.isFinite(this.announced) ? this.announced : this.received)
  }

  private assertLength(length: number): void {
    if (length > this.limit) throw bodyTooLarge(this.limit)
  }

  private turn(): Promise<void> {
    return pieces.turn(this.rules.companyOf(this.request))
  }
}

/** Errors of a body's stream are the caller's fault, or refusals already. */
const asRefusal = (error: Error): Error =>
  error instanceof DomainError || 'statusCode' in error ? error : Object.assign(error, { statusCode: 400 })
