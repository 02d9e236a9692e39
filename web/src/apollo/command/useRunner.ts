import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import { dropDeleted } from '../cache/deletions'
import { type ReadCaptcha, readCaptcha } from '../captcha'
import { toRequestError } from '../errors'
import { askedFor, isDry } from './asked'
import { useIntentKey } from './intentKey'

const nameOf = (document: DocumentNode): string =>
  document.definitions.map((one) => ('name' in one ? (one.name?.value ?? '') : '')).join()

/** Variables of a writing mutation, except the idempotency key, which the runner adds. */
export type Given<Variables> = Omit<Variables, 'idempotencyKey'>

export interface Runner {
  /** Null when a command of this runner is already running, or when the person closed a demanded captcha. */
  run: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Given<Variables>,
  ) => Promise<Data | null>
  running: boolean
}

/**
 * Runs writing mutations, one at a time, each with its idempotency key. A document takes `$idempotencyKey: String`, and
 * `$captchaId` and `$captchaCode` if it may demand a captcha. `dryRun: true` only tries.
 * @throws RequestError from `run`; nothing is shown before the server has answered
 */
export function useRunner(refetchQueries?: string[]): Runner {
  const client = useApolloClient()
  const { keyFor, settled } = useIntentKey()
  const busy = useRef(false)
  const [running, setRunning] = useState(false)
  const run = useCallback(
    async <Data, Variables extends OperationVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Given<Variables>,
    ): Promise<Data | null> => {
      if (busy.current) return null
      busy.current = true
      setRunning(true)
      const keyOf = (input: unknown) => keyFor([nameOf(document), input])
      let read: ReadCaptcha | null = null
      try {
        for (;;) {
          try {
            const asked = askedFor({ ...variables, ...read }, keyOf, refetchQueries)
            const { data } = await client.mutate<Data, OperationVariables>({ mutation: document, ...asked })
            if (!isDry(variables)) {
              settled()
              dropDeleted(client.cache, data)
            }
            return (data as Data | undefined) ?? null
          } catch (error) {
            const failure = toRequestError(error)
            if (failure.isOutcome && !isDry(variables)) settled()
            if (failure.errorCode !== 'CAPTCHA_NEEDED') throw failure
            read = await readCaptcha(read && failure.message)
            if (!read) return null
          }
        }
      } finally {
        busy.current = false
        setRunning(false)
      }
    },
    [client, keyFor, settled, refetchQueries],
  )
  return { run, running }
}
