import type { useApolloClient } from '@apollo/client/react'
import { SettlementsOfPaymentDocument } from './verbs.generated'

/** The settlements that a payment is for, as it stands now. */
export async function settlementIdsOf(client: ReturnType<typeof useApolloClient>, id: string): Promise<string[]> {
  const variables = { id }
  const { data } = await client.query({ query: SettlementsOfPaymentDocument, variables, fetchPolicy: 'no-cache' })
  return [...new Set(data?.payment?.settlements.map(({ settlementId }) => settlementId) ?? [])]
}
