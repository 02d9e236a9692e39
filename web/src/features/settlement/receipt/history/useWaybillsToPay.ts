import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { LackingPayeeDocument, ReceiptWaybillIdsDocument } from '../receipt.generated'
import type { ReceiptRow } from './columns'

const PAGE_SIZE = 5000

/** The waybills of receipts that a payee can be set for: those to be settled yet, and settled ones that lack a payee. */
export function useWaybillsToPay(): (receipts: readonly ReceiptRow[]) => Promise<string[]> {
  const client = useApolloClient()
  return useCallback(
    async (receipts) => {
      const ids = new Set<string>()
      for (const { giveCardNo } of receipts) {
        const open = await client.query({ query: ReceiptWaybillIdsDocument, variables: { giveCardNo } })
        for (const id of open.data?.receipt?.ids ?? []) ids.add(id)
        for (let current = 1, more = true; more; current++) {
          const variables = { giveCardNo, page: { current, size: PAGE_SIZE } }
          const { data } = await client.query({ query: LackingPayeeDocument, variables })
          for (const waybill of data?.waybills.records ?? []) ids.add(waybill.id)
          more = (data?.waybills.total ?? 0) > current * PAGE_SIZE
        }
      }
      return [...ids]
    },
    [client],
  )
}
