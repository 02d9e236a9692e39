import type { TypedDocumentNode } from '@apollo/client'
import { type DocumentNode, print } from 'graphql'
import { noteAnswer } from '../ui/reach/reach'
import { idOf, noteUnknown } from './documents/known'
import { type FieldError, RequestError, retryAfterOf, toRequestError } from './errors'
import { noteRights } from './rights'
import { texts } from './texts'
import { patiently } from './turns'

export interface GraphqlError {
  message: string
  extensions?: {
    code?: string
    /** Next step, where the message does not say it. */
    hint?: string
    fieldErrors?: FieldError[]
    requestId?: string
    data?: unknown
  }
}

interface GraphqlAnswer {
  data?: unknown
  errors?: GraphqlError[]
}

/** Answer of one operation, or the answers of a list. */
type Answered = GraphqlAnswer | readonly GraphqlAnswer[]

export interface RequestOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Milliseconds before the request fails with 请求超时，请稍后重试; 30 s when not given. */
  timeout?: number
  /** Called with the id under which the server has answered. */
  answered?: (requestId: string) => void
}

const TIMEOUT = 30_000

function toError(error: GraphqlError, response: Response): RequestError {
  const details = error.extensions ?? {}
  return new RequestError(error.message || texts.fault, {
    errorCode: details.code ?? 'INTERNAL',
    status: response.status,
    fieldErrors: details.fieldErrors,
    requestId: details.requestId,
    hint: details.hint,
    retryAfter: retryAfterOf(response),
    data: details.data,
  })
}

async function readAnswer(response: Response): Promise<Answered> {
  const requestId = response.headers.get('x-request-id')
  const answer = (await response.json().catch(() => null)) as GraphqlAnswer | null
  if (answer && (Array.isArray(answer) || answer.data !== undefined || answer.errors)) return answer
  if (response.status === 401) {
    throw new RequestError(texts.expired, { errorCode: 'UNAUTHENTICATED', status: 401, requestId })
  }
  if (response.status >= 502) throw new RequestError(texts.network, { errorCode: 'NETWORK', status: response.status })
  throw new RequestError(response.ok ? texts.unreadable : texts.fault, {
    errorCode: 'INTERNAL',
    status: response.status,
    requestId,
  })
}

/**
 * Posts a GraphQL operation and returns its data; a busy server is asked again. Small enough for the sign-in page,
 * which loads no Apollo.
 * @throws RequestError for every kind of failure
 */
export async function postGraphql(
  document: DocumentNode,
  variables: Record<string, unknown>,
  options: RequestOptions = {},
): Promise<Record<string, unknown>> {
  return patiently(options.signal ?? null, () => postOnce(document, variables, options))
}

async function post(body: unknown, options: RequestOptions): Promise<Answered> {
  const timeout = AbortSignal.timeout(options.timeout ?? TIMEOUT)
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...options.headers },
      body: JSON.stringify(body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    })
    noteRights(response)
    const requestId = response.headers.get('x-request-id')
    if (requestId !== null) options.answered?.(requestId)
    const answer = await readAnswer(response)
    noteAnswer()
    const refusal = 'errors' in answer ? answer.errors?.[0] : undefined
    if (refusal) throw toError(refusal, response)
    return answer
  } catch (error) {
    throw toRequestError(error)
  }
}

/** Sends a document by its id, and once more as a text where the server does not know the id. */
async function postOnce(
  document: DocumentNode,
  variables: Record<string, unknown>,
  options: RequestOptions,
): Promise<Record<string, unknown>> {
  const id = idOf(document)
  try {
    const answer = await post({ ...(id ? { documentId: id } : { query: print(document) }), variables }, options)
    return (('data' in answer && answer.data) || {}) as Record<string, unknown>
  } catch (error) {
    if (!id || toRequestError(error).errorCode !== 'PERSISTED_DOCUMENT_NOT_FOUND') throw error
    noteUnknown(id)
    return postOnce(document, variables, options)
  }
}

/** Query of a list. */
export interface Asked {
  document: DocumentNode
  variables: Record<string, unknown>
}

/**
 * Posts queries that the server knows as one list, and returns the data of each; null for one that is refused.
 * @throws RequestError where the list is refused as a whole
 */
export async function postList(
  list: readonly Asked[],
  options: RequestOptions,
): Promise<(Record<string, unknown> | null)[]> {
  const body = list.map(({ document, variables }) => ({ documentId: idOf(document), variables }))
  const answer = await patiently(options.signal ?? null, () => post(body, options))
  return list.map((_, at) => {
    const { data = null, errors = [] } = (Array.isArray(answer) && answer[at]) || {}
    return errors.length === 0 ? data : null
  })
}

/** Sends a generated document without a token. */
export async function request<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: RequestOptions,
): Promise<Data> {
  return (await postGraphql(document, variables, options)) as Data
}
