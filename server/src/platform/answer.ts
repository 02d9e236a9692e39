import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { DomainError } from '../kernel/errors.js'
import { jsonPieces, shortJson } from '../kernel/values/json-text.js'
import { onceClosed } from './closing.js'
import { Utf8Pieces, utf8Of } from './utf8.js'

/** An answer up to here is written at once; a longer one in pieces of about this length. */
const PIECE = 64 * 1024
/** Nobody else waits longer than about this while a long answer is written. */
const HOLD_MS = 2
const MOST_MB = 32
const MOST_BYTES = MOST_MB * 1024 * 1024
/** So much may wait for callers who take their answers slowly. */
const MOST_UNSENT = 256 * 1024 * 1024
const BUSY_SECONDS = 1
let unsent = 0

/**
 * A value as the JSON to send: a short one as text, a long one written in pieces, between which others have their turn. Written is not sent:
 * what a read holds is let go of before a slow caller has taken it.
 */
export async function jsonFor(reply: FastifyReply, value: unknown, end = ''): Promise<Buffer | Readable> {
  const short = shortJson(value, PIECE)
  if (short !== undefined) return utf8Of(short + end)
  const written = await writtenOf(value, end)
  if (!Array.isArray(written)) return written
  const length = written.reduce((sum, piece) => sum + piece.length, 0)
  if (unsent + length > MOST_UNSENT) throw new DomainError('SERVER_BUSY', {}, [], BUSY_SECONDS)
  unsent += length
  onceClosed(reply.raw, () => {
    unsent -= length
  })
  reply.header('content-length', length)
  return Readable.from(written)
}

/** The JSON of a value in one piece, or in several when it is long; ANSWER_TOO_LARGE beyond what anybody is sent. */
async function writtenOf(value: unknown, end: string): Promise<Buffer | Buffer[]> {
  const pieces: Buffer[] = []
  const open = new Utf8Pieces(PIECE)
  let [bytes, since] = [0, performance.now()]
  for (const text of jsonPieces(value)) {
    const piece = open.add(text)
    if (!piece) continue
    bytes += piece.length
    if (bytes > MOST_BYTES) throw new DomainError('ANSWER_TOO_LARGE', { most: MOST_MB })
    pieces.push(piece)
    if (performance.now() - since < HOLD_MS) continue
    await setImmediate()
    since = performance.now()
  }
  const last = open.add(end) ?? open.rest()
  return pieces.length === 0 ? last : [...pieces, last]
}
