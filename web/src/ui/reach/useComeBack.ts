import { useEffect, useRef } from 'react'
import { whenBack } from './reach'

/** Tries again by itself what failed for want of a connection, as soon as there is one. */
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
