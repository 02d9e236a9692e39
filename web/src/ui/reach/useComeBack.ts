import { useEffect, useRef } from 'react'
import { whenBack } from './reach'

/** Repeats a request that failed for lack of a connection, as soon as there is one. */
export function useComeBack(
  error: (Error & { errorCode?: string }) | null | undefined,
  retry: (() => void) | undefined,
) {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    if (error?.errorCode !== 'NETWORK') return
    let left = false
    void whenBack().then(() => {
      if (!left) latest.current?.()
    })
    return () => {
      left = true
    }
  }, [error])
}
