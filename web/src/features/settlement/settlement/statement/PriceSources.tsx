import { useQuery } from '@apollo/client/react'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useOpenable } from '../../../../shell/useOpenable'
import { formatCount, formatMoney, formatPrice } from '../../../../ui/format/decimal'
import { priceUrl } from '../../../price/direct-pay-price'
import { texts } from '../texts'
import { type SourcedPrice, sourcesOf } from './sources'
import { StatementPriceSourcesDocument } from './statement.generated'
import css from './statement.module.css'

/** Direct-pay price of some of the waybills, linked to its row. */
function PriceRow({ priceRef, price, unit, count }: SourcedPrice) {
  const openable = useOpenable()
  const url = priceRef === null ? null : priceUrl(priceRef)
  const text = texts.priceOf(formatPrice(price, unit), formatCount(count))
  return url && openable(url) ? <Link to={url}>{text}</Link> : text
}

/** Sources of the prices of a live settlement; nothing while they are not completely known. */
export function PriceSources({ id }: { id: string }) {
  const { data } = useQuery(StatementPriceSourcesDocument, { variables: { id } })
  const { records = [], total = 0 } = data?.waybills ?? {}
  if (!records.length || records.length < total) return '—'
  return (
    <ul className={css.sources}>
      {sourcesOf(records).map(({ source, count, amount, prices, typedBy }) => (
        <li key={source ?? ''}>
          {texts.sourceText(source ? texts.sources[source] : texts.noSource, formatCount(count), formatMoney(amount))}
          {typedBy.length > 0 && <span className={css.sourcePrices}>{texts.typedBy(typedBy.join('、'))}</span>}
          {prices.length > 0 && (
            <span className={css.sourcePrices}>
              {prices.map((price, at) => (
                <Fragment key={`${price.priceRef} ${price.unit}`}>
                  {at > 0 && '、'}
                  <PriceRow {...price} />
                </Fragment>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
