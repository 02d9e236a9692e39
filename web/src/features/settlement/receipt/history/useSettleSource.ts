import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import type { SettlementSourceInput } from '../../../../gql/types.generated'
import { ReceiptCardsDocument } from '../receipt.generated'
import type { ReceiptRow } from './columns'

/** Receipts as the source of settlements; of one that is partly settled only the cards that are open yet. */
export function useSettleSource(): (receipts: readonly ReceiptRow[]) => Promise<SettlementSourceInput> {
  const client = useApolloClient()
  return useCallback(
    async (receipts) => {
      const giveCardNos = receipts.filter((receipt) => receipt.isSettle).map((receipt) => receipt.giveCardNo)
      if (!giveCardNos.length) return { receipts: receipts.map(({ giveCardNo }) => ({ giveCardNo })) }
      const { data } = await client.query({ query: ReceiptCardsDocument, variables: { giveCardNos } })
      const openCards = new Map(
        data?.receipts.records.map(({ giveCardNo, lines }) => {
          const open = lines.filter((line) => line.status === 'OPEN').map((line) => line.settleCardNo)
          return [giveCardNo, open.join(',')] as const
        }),
      )
      return {
        receipts: receipts.map(({ giveCardNo }) => ({ giveCardNo, settleCardNo: openCards.get(giveCardNo) || null })),
      }
    },
    [client],
  )
}
