import { useCallback, useMemo, useState } from 'react'

export interface Selection<Row> {
  /** Chosen rows by key, in the order of choice; they stay chosen on other pages of the list. */
  rows: ReadonlyMap<string, Row>
  has: (key: string) => boolean
  /** Adds or removes rows. */
  set: (rows: readonly Row[], selected: boolean) => void
  clear: () => void
}

/** Rows chosen on any page of a list. */
export function useSelection<Row>(rowKey: (row: Row) => string): Selection<Row> {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map())
  const set = useCallback(
    (changed: readonly Row[], selected: boolean) =>
      setRows((before) => {
        const after = new Map(before)
        for (const row of changed) {
          if (selected) after.set(rowKey(row), row)
          else after.delete(rowKey(row))
        }
        return after
      }),
    [rowKey],
  )
  const clear = useCallback(() => setRows(new Map()), [])
  return useMemo(() => ({ rows, has: (key) => rows.has(key), set, clear }), [rows, set, clear])
}
