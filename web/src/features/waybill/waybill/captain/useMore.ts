import { useMemo, useState } from 'react'

const STEP = 20

/**
 * First rows of a list, and twenty more each time. For another list, which begins with its first twenty, give it
 * another key.
 */
export function useMore() {
  const [size, setSize] = useState(STEP)
  return { page: useMemo(() => ({ current: 1, size }), [size]), more: () => setSize(size + STEP) }
}
