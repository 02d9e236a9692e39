import { authorised } from './auth'
import { envelopeError, toRequestError } from './errors'
import { noteRights } from './rights'
import { sent } from './sent'
import { getSession } from './session'
import { inTurn, patiently, type Queue } from './turns'

interface Envelope<T> {
  code: number | string
  msg: string | null
  data: T
}

const TIMEOUT = 30_000

/**
 * Calls REST where GraphQL has no counterpart, with the token if there is one. Waits 30 s unless `timeout` (ms) is
 * given, and before that for its turn: files are sent a few at a time, with a queue of their own where they are read,
 * and a busy server is asked again. `onProgress` gets the sent share of the body, from 0 to 1.
 * @returns the envelope's data and message
 * @throws RequestError with the server's message when the envelope's code is not 0
 */
export async function rest<T>(
  url: string,
  {
    timeout = TIMEOUT,
    onProgress,
    queue = 'upload',
    ...init
  }: RequestInit & { timeout?: number; onProgress?: (share: number) => void; queue?: Queue },
): Promise<{ data: T; msg: string | null }> {
  const call = async (headers: Record<string, string>) => {
    const json: Record<string, string> = typeof init.body === 'string' ? { 'Content-Type': 'application/json' } : {}
    const request = {
      ...init,
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(init.signal ? [init.signal] : [])]),
      headers: {
        ...json,
        Accept: 'application/json',
        ...headers,
        ...(init.headers as Record<string, string> | undefined),
      },
    }
    const response = await (onProgress ? sent(url, request, onProgress) : fetch(url, request))
    noteRights(response)
    const body = (await response.json().catch(() => null)) as Envelope<T> | null
    if (!response.ok || !body || Number(body.code) !== 0) throw envelopeError(body, response)
    return { data: body.data, msg: body.msg }
  }
  const stop = init.signal ?? null
  const ask = () => patiently(stop, () => (getSession() ? authorised(call) : call({})))
  try {
    return await (init.body instanceof FormData ? inTurn(queue, stop, ask) : ask())
  } catch (error) {
    throw toRequestError(error)
  }
}
