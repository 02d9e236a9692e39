import { useCallback, useEffect, useState } from 'react'
import { fetchBlob } from '../../apollo/download'
import { toRequestError } from '../../apollo/errors'

/** Path of the platform's files, anywhere in a link. */
const KEPT = /\/files\/[0-9a-f-]{36}(\?[^#]*)?/

export type Picture =
  /** No picture, or one in a place that needs no sign-in. */
  | { state: 'none' | 'elsewhere' | 'loading' | 'gone' }
  | { state: 'failed'; error: Error }
  | { state: 'shown'; url: string; blob: Blob }

/**
 * Loads a picture that only permitted people may see, with the session and from this server alone. It is dropped once
 * it is hidden.
 */
export function usePrivatePicture(link: string | null): { picture: Picture; retry: () => void } {
  const path = link === null ? null : (KEPT.exec(link)?.[0] ?? null)
  const [fetched, setFetched] = useState<Picture>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt fetches the same anew
  useEffect(() => {
    if (path === null) return
    const stopped = new AbortController()
    let url: string | null = null
    setFetched({ state: 'loading' })
    fetchBlob(path, { signal: stopped.signal }).then(
      ({ blob }) => {
        if (stopped.signal.aborted) return
        url = URL.createObjectURL(blob)
        setFetched({ state: 'shown', url, blob })
      },
      (reason: unknown) => {
        if (stopped.signal.aborted) return
        const error = toRequestError(reason)
        setFetched(error.status === 404 ? { state: 'gone' } : { state: 'failed', error })
      },
    )
    return () => {
      stopped.abort()
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [path, attempt])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  if (link === null) return { picture: { state: 'none' }, retry }
  return { picture: path === null ? { state: 'elsewhere' } : fetched, retry }
}
