import { Link } from 'react-router-dom'
import type { PriceSource } from '../../../gql/types.generated'
import { useOpenable } from '../../../shell/useOpenable'
import { texts } from './texts'

/** Address of the list of prices. */
const LIST = '/chain/price/direct'

/** List with a price open beside it. */
export const priceUrl = (id: string) => `${LIST}?${new URLSearchParams({ price: id })}`

interface Props {
  /** Source; null for a waybill without a price. */
  source: PriceSource | null
  /** Id of the price. */
  priceRef?: string | null
  /** Name of the person who typed the price. */
  typedBy?: string | null
}

/** Source of a price; a direct-pay price links to its row. */
export function PriceSourceText({ source, priceRef, typedBy }: Props) {
  const openable = useOpenable()
  if (source === null) return texts.noSource
  if (source === 'TYPED' && typedBy) return texts.typedBy(typedBy)
  const url = source === 'DIRECT_PAY' && priceRef ? priceUrl(priceRef) : null
  return url && openable(url) ? <Link to={url}>{texts.sources[source]}</Link> : texts.sources[source]
}
