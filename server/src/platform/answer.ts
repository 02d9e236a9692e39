import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { DomainError } from '../kernel/errors.js'
import { jsonPieces, shortJson } from '../kernel/values/json-text.js'
import { Utf8Pieces, utf8Of } from './utf8.js'

/** Length up to which an answer is written at once; longer ones are written in pieces of about this length. */
const PIECE = 64 * 1024
/** Longest time in ms that other requests wait while a long answer is written. */
const HOLD_MS = 2
const MOST_MB = 32
const MOST_BYTES = MOST_MB * 1024 * 1024
/** Most bytes that are held for slow callers. */
const MOST_UNSENT = 256 * 1024 * 1024
const BUSY_SECONDS = 1
let unsent = 0

/**
 * JSON of a value to send: as text if short, otherwise written in pieces with pauses for other requests. The memory of
 * a read is released once it is written, before a slow caller has received it.
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

/** JSON of a value in one piece, or in several when it is long; ANSWER_TOO_LARGE beyond the largest answer. */
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

/** Answer that is being sent, and that closes when its caller leaves. */
export interface Closing {
  readonly destroyed: boolean
  once(event: 'close', listener: () => void): unknown
}

const listeners = new WeakMap<Closing, Set<() => void>>()

/**
 * Calls back when an answer closes, unless the returned function was called before. There is one listener for each
 * answer, however many callbacks: Node warns of more than ten.
 */
export function onceClosed(answer: Closing, act: () => void): () => void {
  const acts = listeners.get(answer) ?? new Set()
  if (!listeners.has(answer)) {
    listeners.set(answer, acts)
    answer.once('close', () => {
      for (const each of acts) each()
    })
  }
  acts.add(act)
  return () => acts.delete(act)
}
