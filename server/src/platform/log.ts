import { AsyncLocalStorage } from 'node:async_hooks'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino'
import { onceClosed } from './answer.js'

/** Name of the running work: a request, or a job that a request sent. */
const running = new AsyncLocalStorage<string>()

/** Runs `work` with the name of a request, which every line that it logs then has. */
export const asRequest = <Answer>(requestId: string, work: () => Answer): Answer => running.run(requestId, work)

export const currentRequestId = (): string | undefined => running.getStore()

/** Logger of JSON objects, one a line. Bodies are never logged; members with names of secrets are removed. */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: { err: errorLine },
    hooks: { logMethod: withMessage },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    mixin: (_, __, logger) => {
      const requestId = currentRequestId()
      return requestId === undefined || 'requestId' in logger.bindings() ? {} : { requestId }
    },
  }
  return stream ? pino(options, stream) : pino(options)
}

const secrets = [
  'authorization',
  'authorizationmd5',
  'cookie',
  'password',
  'x-device-key',
  'accessToken',
  'refreshToken',
  'token',
  'body',
]

interface ErrorLine {
  type: string
  message: string
  stack: string | undefined
  /** SQLSTATE, or the code of a system error. */
  code?: string
  constraint?: string
  cause?: ErrorLine
}

const MAX_CAUSES = 5

/**
 * Facts of an error for the log. Database errors also have their statement, its values and the row: these are left out.
 */
function errorLine(error: unknown, depth = 0): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: undefined }
  const { name, stack, cause } = error
  const message = firstLine(error.message)
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? { constraint: error.constraint } : {}
  const deeper = cause instanceof Error && depth < MAX_CAUSES ? { cause: errorLine(cause, depth + 1) } : {}
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: name,
    message,
    stack: [`${name}: ${message}`, ...frames].join('\n'),
    ...code,
    ...constraint,
    ...deeper,
  }
}

/** First line of a message; the ORM and the database put rows and entities into the further lines. */
const firstLine = (message: string): string => message.split('\n', 1)[0] ?? ''

/** An error that is logged without a message would give its own, uncut, to the line. */
function withMessage(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [first, ...rest] = args
  if (typeof first === 'object' && rest.length === 0) log.call(this, first, 'error')
  else log.apply(this, args)
}

/** Whether an answer was broken off by its caller, which is no fault of the program. */
const isLeaving = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  status: reply.statusCode,
  ms: Math.ceil(reply.elapsedTime),
})

/** Requests whose caller's leaving was logged already: the connection, the answer and its maker may all notice it. */
const left = new WeakSet<FastifyRequest>()

function tellLeaving(request: FastifyRequest, reply: FastifyReply): void {
  if (left.has(request)) return
  left.add(request)
  request.log.info({ ...lineOf(request, reply), left: true }, 'request')
}

/** Whether an answer failed because its caller had left; that is logged in one line, and needs no answer. */
export function hasLeft(thrown: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  if (!isLeaving(thrown) || !reply.raw.destroyed) return false
  tellLeaving(request, reply)
  return true
}

/** Logs callers who leave before any part of the answer was sent: no other event ends such a request. */
export function noticeLeaving(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    onceClosed(reply.raw, () => {
      if (!reply.raw.headersSent) tellLeaving(request, reply)
    })
    done()
  })
}

/** Logs one line a request, without its query string, which may contain codes. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest(): void {
    // The line that ends a request has all its facts.
  }

  override routeNotFound(): void {
    // The line that ends the request has its 404.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = lineOf(request, reply)
    if (error) request.log.error({ ...line, err: error }, 'request')
    else request.log.info(line, 'request')
  }

  /** A broken request has no line of its own, since it was never complete. */
  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    const line = lineOf(request, reply)
    if (isLeaving(error)) tellLeaving(request, reply)
    else request.log.warn({ ...line, err: error }, 'answer broke off')
  }

  /** Logs errors that no layer has translated; the level follows the status. */
  override defaultErrorLog(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (reply.statusCode >= 500) request.log.error({ err: error }, 'fault')
    else request.log.info({ err: error }, 'refused')
  }

  override writeHeadError(error: Error, request: FastifyRequest): void {
    request.log.warn({ err: error }, 'headers refused')
  }
}
