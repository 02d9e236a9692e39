import { useApolloClient } from '@apollo/client/react'
import { confirm } from '../../../ui/feedback/confirmStore'
import { PaymentsOfTradeNoDocument } from './payment.generated'
import { aboutOf } from './rows'
import { texts } from './texts'

/** One number however wide its digits are typed, and whatever blanks stand between them. */
const plain = (tradeNo: string | null): string => (tradeNo ?? '').normalize('NFKC').replace(/\s/g, '').toUpperCase()

/**
 * Asks before a number of the bank is written on a second payment, since the same money may have been entered twice; answers whether to go on.
 * One transfer may well pay several, so it is not refused; a reversed payment has given its number free.
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
