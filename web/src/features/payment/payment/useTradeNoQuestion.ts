import { useApolloClient } from '@apollo/client/react'
import { confirm } from '../../../ui/feedback/confirmStore'
import { PaymentsOfTradeNoDocument } from './payment.generated'
import { aboutOf } from './rows'
import { texts } from './texts'

/** Number of a transfer in a form for comparison: half-width digits, no blanks. */
const plain = (tradeNo: string | null): string => (tradeNo ?? '').normalize('NFKC').replace(/\s/g, '').toUpperCase()

/**
 * Asks whether a bank's number shall be used on a second payment, since the same money may have been entered twice. It
 * is not refused, since one transfer may pay several payments. Reversed payments are ignored.
 */
export function useTradeNoQuestion(): (tradeNo: string, id?: string) => Promise<boolean> {
  const client = useApolloClient()
  return async (tradeNo, id) => {
    if (plain(tradeNo) === '') return true
    const variables = { tradeNo: plain(tradeNo) }
    const { data } = await client.query({ query: PaymentsOfTradeNoDocument, variables, fetchPolicy: 'no-cache' })
    const others = (data?.payments.records ?? []).filter(
      (other) => other.id !== id && other.status !== 'REVERSED' && plain(other.tradeNo) === plain(tradeNo),
    )
    if (others.length === 0) return true
    return confirm({
      title: texts.sameTradeNoTitle,
      content: texts.sameTradeNo(tradeNo.trim()),
      about: others.map(aboutOf).join('；'),
      danger: true,
    })
  }
}
