import { useQuery } from '@apollo/client/react'
import { formatCount, formatMoney, sumDecimals } from '../../../../ui/format/decimal'
import { texts } from '../texts'
import { StatementPriceSourcesDocument } from './statement.generated'

const SOURCES = ['DIRECT_PAY', 'PROJECT', 'TYPED'] as const

/** Where the prices of a live settlement came from; nothing while that is unknown or not all of it is. */
export function PriceSources({ id }: { id: string }) {
  const { data } = useQuery(StatementPriceSourcesDocument, { variables: { id } })
  const { records = [], total = 0 } = data?.waybills ?? {}
  if (!records.length || records.length < total) return '—'
  return SOURCES.flatMap((source) => {
    const priced = records.filter((waybill) => waybill.priceSource === source)
    if (!priced.length) return []
    const amount = sumDecimals(
      priced.map((waybill) => waybill.receivable),
      2,
    )
    return [texts.sourceText(texts.sources[source], formatCount(priced.length), formatMoney(amount))]
  }).join('；')
}
