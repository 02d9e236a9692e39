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
  /** The selected cards as they are now, in the order of the list. */
  selected: readonly ScannedCard[]
}

/** The clerk's list as the server keeps it. A card that has left the list is selected no longer. */
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
    // A failed refetch is told by `error` above.
    refetch: () => void refetch().catch(() => undefined),
    selection,
    selected,
  }
}
