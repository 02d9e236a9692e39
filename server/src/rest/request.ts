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
 * Reads JSON and forms. An empty JSON body counts as none: many HTTP libraries set the type on every request. Any other
 * type is refused instead of being read as text.
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

/** Refuses a form that is too long to be parsed at once, whatever length its call allows for JSON. */
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
  // The parser of a refused form stops listening, and the rest is discarded.
  short.on('error', () => payload.unpipe(short).resume())
  return payload.pipe(short)
}

/**
 * Parameters of a request: `name`, `name[]` and `name[0]` are equal, and repeated ones make a list; blank ones are
 * dropped.
 */
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
    // Added one by one: a body may have more of them than a call may have arguments.
    for (const item of asItems(value)) list.push(item)
    lists.set(name, list)
    found.set(name, list)
  }
  return found
}

const asItems = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? [...value] : [value])

/** Refuses text that no database column can hold. */
export function refuseBrokenText(...values: unknown[]): void {
  if (hasBrokenText(...values)) throw new DomainError('BAD_REQUEST')
}

/** Idempotency-Key of a request, 1 to 200 characters. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > MAX_KEY) {
    throw invalidInput([{ field: 'Idempotency-Key', message: `幂等键长度不能超过${MAX_KEY}个字符` }])
  }
  return key
}
