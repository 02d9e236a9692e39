import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import type { BatchRow } from '../../../ui/feedback/BatchResultDialog'
import { WaybillNumbersDocument } from './payee.generated'

interface RowResult {
  id: string
  ok: boolean
  msg: string | null
}

const MAX_NAMED = 1000

/** The outcome of a batch over waybills, each called by its number as far as it is found. */
export function useBatchRows(): (results: readonly RowResult[]) => Promise<BatchRow[]> {
  const client = useApolloClient()
  return useCallback(
    async (results) => {
      const sorted = results.toSorted((a, b) => Number(a.ok) - Number(b.ok))
      const ids = sorted.slice(0, MAX_NAMED).map((row) => row.id)
      const { data } = await client.query({ query: WaybillNumbersDocument, variables: { ids } })
      const numbers = new Map(data?.waybills.records.map((row) => [row.id, row.no]))
      return sorted.map(({ id, ok, msg }) => ({ key: id, label: numbers.get(id) ?? id, ok, message: msg }))
    },
    [client],
  )
}
