import { useMemo, useState } from 'react'

const STEP = 20

/** The first rows of a list, twenty more each time. Another list starts with its first twenty: give it another key. */
export function useMore() {
  const [size, setSize] = useState(STEP)
  return { page: useMemo(() => ({ current: 1, size }), [size]), more: () => setSize(size + STEP) }
}
