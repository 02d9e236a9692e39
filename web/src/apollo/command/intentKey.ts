import { useCallback, useRef } from 'react'
import { uuid } from '../uuid'

/**
 * Idempotency key of one intent: equal for equal input until there is an outcome, so that a double click or a retry
 * after a lost connection acts once; another input, or the next run after the outcome, gets a new key.
 */
export function useIntentKey(): { keyFor: (input: unknown) => string; settled: () => void } {
  const intent = useRef<{ input: string; key: string } | null>(null)
  const keyFor = useCallback((input: unknown) => {
    const text = JSON.stringify(input)
    if (intent.current?.input !== text) intent.current = { input: text, key: uuid() }
    return intent.current.key
  }, [])
  const settled = useCallback(() => {
    intent.current = null
  }, [])
  return { keyFor, settled }
}
