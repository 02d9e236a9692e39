import { texts } from './texts'

export interface FieldError {
  field: string
  message: string
}

interface Details {
  errorCode: string
  status?: number
  fieldErrors?: FieldError[]
  requestId?: string | null
  hint?: string | null
  retryAfter?: number | null
  data?: unknown
}

/** Error of any failed request: a Chinese message for people, an errorCode for programs. */
export class RequestError extends Error {
  readonly errorCode: string
  readonly status: number
  readonly fieldErrors: FieldError[]
  /** Next step, where the message does not say it. */
  readonly hint: string | null
  /** Id of the request in the server's log; null when the server did not answer. */
  readonly requestId: string | null
  /** Seconds after which the server wants to be asked again; null if it names none. */
  readonly retryAfter: number | null
  /** Data to go on from the refusal, for example the differences of a stale edit; null for most errors. */
  readonly data: unknown

  constructor(message: string, details: Details) {
    super(message)
    this.name = 'RequestError'
    this.errorCode = details.errorCode
    this.status = details.status ?? 0
    this.fieldErrors = details.fieldErrors ?? []
    this.requestId = details.requestId ?? null
    this.hint = details.hint ?? null
    this.retryAfter = details.retryAfter ?? null
    this.data = details.data ?? null
  }

  /** Whether the same request may succeed a little later, since nothing is wrong with it. */
  get isPassing(): boolean {
    return ['NETWORK', 'TIMEOUT', 'ABORTED', 'TOO_OFTEN'].includes(this.errorCode) || [429, 503].includes(this.status)
  }

  /** Whether the server has stated the outcome of the request; if not, repeating it with the same key finds out. */
  get isOutcome(): boolean {
    return this.requestId !== null && this.status < 500 && this.status !== 429 && this.errorCode !== 'OUTCOME_UNKNOWN'
  }

  get unauthenticated(): boolean {
    return this.status === 401 || ['UNAUTHENTICATED', 'USER_HASH_MISMATCH'].includes(this.errorCode)
  }
}

/** Any thrown value as a RequestError; a request without an answer becomes a network or timeout error. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error
  if (error instanceof Error && error.cause instanceof RequestError) return error.cause
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new RequestError(texts.timeout, { errorCode: 'TIMEOUT' })
  }
  if (error instanceof DOMException && error.name === 'AbortError') {
    return new RequestError(texts.network, { errorCode: 'ABORTED' })
  }
  if (error instanceof TypeError) return new RequestError(texts.network, { errorCode: 'NETWORK' })
  console.error(error)
  return new RequestError(texts.fault, { errorCode: 'INTERNAL' })
}

interface Envelope {
  msg?: string | null
  errorCode?: string
  fieldErrors?: FieldError[]
  requestId?: string
}

/** Seconds of a Retry-After header; null without one. */
export function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

/** Error of a REST answer: an envelope with code 1, or a status other than 200. */
export function envelopeError(body: Envelope | null, response: Response): RequestError {
  const { status } = response
  const fallback = status >= 500 || status === 200 ? texts.fault : texts.unreadable
  return new RequestError(body?.msg || fallback, {
    errorCode: body?.errorCode ?? (status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL'),
    status,
    fieldErrors: body?.fieldErrors,
    requestId: body?.requestId,
    retryAfter: retryAfterOf(response),
  })
}
