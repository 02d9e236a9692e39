import { buildSchema, type GraphQLSchema } from 'graphql'
import { useCallback, useEffect, useState } from 'react'
import schemaUrl from '../../../schema.graphql?url'
import { authorised, isSignInNeeded, settleSignIn, subscribeSignInNeeded } from '../apollo/auth'
import { RequestError, toRequestError } from '../apollo/errors'
import { texts } from './texts'

export interface Asked {
  query: string
  variables?: unknown
  operationName?: string | null
  extensions?: object
}

export interface AnswerError {
  message: string
  extensions?: { code?: string; hint?: string; requestId?: string; cost?: Partial<Cost> }
}

/** Units of an operation: what it costs, what it may cost, and what is left of the minute. */
export interface Cost {
  asked: number
  limit: number
  left?: number
}

export interface Answer {
  data?: unknown
  errors?: readonly AnswerError[]
  extensions?: { cost?: Cost }
}

export type Ask = (asked: Asked, signal?: AbortSignal) => Promise<Answer>

const KEY = 'tufang.playground.token'

const expired = () => new RequestError(texts.expired, { errorCode: 'UNAUTHENTICATED', status: 401 })

// Signing in again needs a dialog, which this document has not: the person reads that he has to.
subscribeSignInNeeded(() => isSignInNeeded() && settleSignIn(expired()))

async function post(asked: Asked, headers: Record<string, string>, signal: AbortSignal | undefined): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Client': 'playground', ...headers },
    body: JSON.stringify(asked),
    ...(signal ? { signal } : {}),
  })
  return (await response.json()) as Answer
}

const isRefused = ({ errors = [] }: Answer): boolean =>
  errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')

/** Sends with the session of this browser, whose access token is renewed when it has run out. */
const postSignedIn = (asked: Asked, signal: AbortSignal | undefined): Promise<Answer> =>
  authorised(async ({ Authorization = '' }) => {
    const answer = await post(asked, { Authorization }, signal)
    if (isRefused(answer)) throw expired()
    return answer
  })

/** Sends by the token of the field above the editor, or by the session while the field is empty. */
export function useAsking() {
  const [token, setToken] = useState(() => sessionStorage.getItem(KEY) ?? '')
  const change = (next: string) => {
    if (next) sessionStorage.setItem(KEY, next)
    else sessionStorage.removeItem(KEY)
    setToken(next)
  }
  const ask = useCallback<Ask>(
    async (asked, signal) => {
      const own = token.trim()
      try {
        return await (own ? post(asked, { Authorization: `Bearer ${own}` }, signal) : postSignedIn(asked, signal))
      } catch (error) {
        if (signal?.aborted) throw error
        const { message, errorCode } = toRequestError(error)
        return { errors: [{ message, extensions: { code: errorCode } }] }
      }
    },
    [token],
  )
  return { token, change, ask }
}

/** Schema at the build of the pages, so that the server need not publish it. Null until loaded. */
export function useSchema(): GraphQLSchema | null {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null)
  useEffect(() => {
    void fetch(schemaUrl)
      .then((response) => response.text())
      .then((text) => setSchema(buildSchema(text)))
  }, [])
  return schema
}
