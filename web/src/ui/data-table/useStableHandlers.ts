import { useRef, useState } from 'react'

type Handlers<Row> = Record<string, (row: Row) => void>

/** Handlers of a row that stay the same functions between renders, so that the columns that call them do, too. */
export function useStableHandlers<Row, T extends Handlers<Row>>(handlers: T & Handlers<Row>): T {
  const latest = useRef(handlers)
  latest.current = handlers
  const [stable] = useState(() => {
    const named = Object.keys(handlers).map((name) => [name, (row: Row) => latest.current[name]?.(row)] as const)
    return Object.fromEntries(named) as T
  })
  return stable
}
