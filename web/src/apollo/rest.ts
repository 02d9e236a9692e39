import { authorised } from './auth'
import { envelopeError, toRequestError } from './errors'
import { noteRights } from './rights'
import { sent } from './sent'
import { getSession } from './session'

interface Envelope<T> {
  code: number | string
  msg: string | null
  data: T
}

const TIMEOUT = 30_000

/**
 * A call of the REST layer that has no GraphQL counterpart; carries the token when there is one. Waits 30 s unless `timeout` (ms)
 * says otherwise. `onProgress` hears how much of the body has gone, from 0 to 1.
 * @returns the envelope's data and message
 * @throws RequestError with the server's message when the envelope's code is not 0
 */
export async function rest<T>(
  url: string,
  { timeout = TIMEOUT, onProgress, ...init }: RequestInit & { timeout?: number; onProgress?: (share: number) => void },
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
    if (!response.ok || !body || Number(body.code) !== 0) throw envelopeError(body, response.status)
    return { data: body.data, msg: body.msg }
  }
  try {
    return await (getSession() ? authorised(call) : call({}))
  } catch (error) {
    throw toRequestError(error)
  }
}
