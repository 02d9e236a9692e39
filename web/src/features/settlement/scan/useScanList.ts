import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo } from 'react'
import { type RequestError, toRequestError } from '../../../apollo/errors'
import { type Selection, useSelection } from '../../../ui/list/useSelection'
import { rowKey, type ScannedCard } from './columns'
import { ScannedCardsDocument } from './scan.generated'

interface ScanList {
  /** Undefined until the first answer. */
  rows: readonly ScannedCard[] | undefined
  loading: boolean
  error: RequestError | null
  refetch: () => void
  selection: Selection<ScannedCard>
  /** Selected cards with their present values, in the order of the list. */
  selected: readonly ScannedCard[]
}

/** Clerk's list as stored on the server. A removed card is no longer selected. */
export function useScanList(): ScanList {
  const { data, previousData, loading, error, refetch } = useQuery(ScannedCardsDocument)
  const rows = (data ?? previousData)?.scannedCards
  const selection = useSelection(rowKey)
  const selected = useMemo(() => (rows ?? []).filter((row) => selection.has(rowKey(row))), [rows, selection])

  useEffect(() => {
    if (!rows) return
    const listed = new Set(rows.map(rowKey))
    const gone = [...selection.rows.values()].filter((row) => !listed.has(rowKey(row)))
    if (gone.length) selection.set(gone, false)
  }, [rows, selection])

  return {
    rows,
    loading,
    error: error ? toRequestError(error) : null,
    // `error` above reports a failed refetch.
    refetch: () => void refetch().catch(() => undefined),
    selection,
    selected,
  }
}
