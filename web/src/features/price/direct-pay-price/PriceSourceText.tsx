import { Link } from 'react-router-dom'
import type { PriceSource } from '../../../gql/types.generated'
import { useOpenable } from '../../../shell/useOpenable'
import { priceUrl } from './links'
import { texts } from './texts'

interface Props {
  /** Null for a waybill that has no price yet. */
  source: PriceSource | null
  /** The row that the price comes from. */
  priceRef?: string | null
  /** Who typed it. */
  typedBy?: string | null
}

/** Where a price comes from; a direct-pay price leads to its row. */
export function PriceSourceText({ source, priceRef, typedBy }: Props) {
  const openable = useOpenable()
  if (source === null) return texts.noSource
  if (source === 'TYPED' && typedBy) return texts.typedBy(typedBy)
  const url = source === 'DIRECT_PAY' && priceRef ? priceUrl(priceRef) : null
  return url && openable(url) ? <Link to={url}>{texts.sources[source]}</Link> : texts.sources[source]
}
