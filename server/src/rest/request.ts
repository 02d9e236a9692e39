import { type Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../kernel/command/actor.js'
import { DomainError, invalidInput } from '../kernel/errors.js'
import { hasBrokenText } from '../kernel/values/text.js'
import { announcedLength, bodyTooLarge } from '../platform/http/bodies.js'
import { readJsonBodies } from '../platform/http/json-bodies.js'
import { FORM_BODY } from '../platform/http/limits.js'
import { companyOf } from '../who-asks.js'
import { UploadedFile } from './upload.js'

const MAX_KEY = 200

/**
 * JSON and forms are what calls take. An empty JSON body counts as none: many HTTP libraries name the type on every
 * request. Anything else is refused instead of being read as text.
 */
export function readBodies(rest: FastifyInstance): void {
  rest.removeContentTypeParser('text/plain')
  rest.addHook('preParsing', async (request, _, payload) => (isForm(request) ? shortForm(request, payload) : payload))
  readJsonBodies(rest, {
    companyOf: (request) => companyOf(request.getDecorator<Actor | undefined>('actor'), request),
    takesBlank: true,
  })
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')

/** A form that may be parsed at once, however long a body its call takes as JSON. */
function shortForm(request: FastifyRequest, payload: Readable): Readable {
  const length = announcedLength(request)
  if (Number.isFinite(length)) {
    if (length > FORM_BODY) throw bodyTooLarge(FORM_BODY)
    return payload
  }
  let seen = 0
  const short = new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      if (seen > FORM_BODY) done(bodyTooLarge(FORM_BODY))
      else done(null, chunk)
    },
  })
  request.raw.once('error', (error) => short.destroy(error))
  // Parsers of a form listen until it is refused; the rest is thrown away then.
  short.on('error', () => payload.unpipe(short).resume())
  return payload.pipe(short)
}

/** The parameters of a request: `name`, `name[]` and `name[0]` alike, repeated ones as a list; blank ones are absent. */
export function paramsOf(request: FastifyRequest, withBody: boolean): Record<string, unknown> {
  const { query, params, body } = request
  const sources = [query, withBody ? formOf(body) : undefined, params]
  return Object.fromEntries(sources.flatMap((source) => [...collected(Object.entries(source ?? {}))]))
}

function formOf(body: unknown): object | undefined {
  if (body === undefined || body === null) return undefined
  if (typeof body !== 'object' || Array.isArray(body)) throw new DomainError('BAD_REQUEST')
  return body instanceof UploadedFile ? body.texts : body
}

function collected(entries: [string, unknown][]): Map<string, unknown> {
  const found = new Map<string, unknown>()
  const lists = new Map<string, unknown[]>()
  for (const [key, value] of entries) {
    if (value === '' || value === null || value === undefined) continue
    const name = key.replace(/\[\d*\]$/, '')
    if (name === key && !found.has(name)) {
      found.set(name, value)
      continue
    }
    const list = lists.get(name) ?? asItems(found.get(name))
    // One at a time: a body may hold more of them than a call may have arguments.
    for (const item of asItems(value)) list.push(item)
    lists.set(name, list)
    found.set(name, list)
  }
  return found
}

const asItems = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? [...value] : [value])

/** Text that no database column can hold is refused at the door. */
export function refuseBrokenText(...values: unknown[]): void {
  if (hasBrokenText(...values)) throw new DomainError('BAD_REQUEST')
}

/** The Idempotency-Key of a retry, 1 to 200 characters. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > MAX_KEY) {
    throw invalidInput([{ field: 'Idempotency-Key', message: `幂等键长度不能超过${MAX_KEY}个字符` }])
  }
  return key
}
