import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { useCallback, useRef } from 'react'
import { askedFor, isDry } from './asked'
import { type ReadCaptcha, readCaptcha } from './captcha'
import { toRequestError } from './errors'
import { useIntentKey } from './intentKey'

export interface Command<Data, Variables> {
  /** Answers null when the same command is still running, the second click of a double click, or when a captcha that it costs was put away. */
  run: (variables: Omit<Variables, 'idempotencyKey'>) => Promise<Data | null>
  running: boolean
}

/**
 * A writing mutation with its idempotency key; the document takes `$idempotencyKey: String`, and `$captchaId` and `$captchaCode` where it may cost a captcha. With `dryRun: true` it only tells what it would do.
 * `run` throws a RequestError. Nothing is shown before the server has answered.
 */
export function useCommand<Data, Variables extends OperationVariables & { idempotencyKey?: string | null }>(
  document: TypedDocumentNode<Data, Variables>,
  options: { refetchQueries?: string[] } = {},
): Command<Data, Variables> {
  const [mutate, { loading }] = useMutation<Data, OperationVariables>(document)
  const { keyFor, settled } = useIntentKey()
  const busy = useRef(false)
  const { refetchQueries } = options
  const run = useCallback(
    async (variables: Omit<Variables, 'idempotencyKey'>) => {
      if (busy.current) return null
      busy.current = true
      let read: ReadCaptcha | null = null
      try {
        for (;;) {
          try {
            const { data } = await mutate(askedFor({ ...variables, ...read }, keyFor, refetchQueries))
            if (!isDry(variables)) settled()
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
      }
    },
    [mutate, keyFor, settled, refetchQueries],
  )
  return { run, running: loading }
}
