import { Link } from 'react-router-dom'
import { formatCount, formatMoney } from '../../../ui/format/decimal'
import css from '../ticket.module.css'
import type { TicketEntriesQuery } from './entry.generated'
import { texts } from './texts'

type Summary = TicketEntriesQuery['ticketEntries']['summary']

interface Props {
  summary: Summary
  /** Address of the trips that used the tickets. */
  trips: string | null
}

/** Sums of the entries; for one project, site and soil also the stock on the first and the last day. */
export function Balance({ summary, trips }: Props) {
  const { purchased, collected, used, refunded, early, left } = summary
  const figure = (label: string, value: number, sign = '') => (
    <span key={label} className={css.figure} data-below={value < 0 || undefined}>
      {sign && <i aria-hidden>{sign}</i>}
      {label} <b className="tf-number">{formatCount(value)}</b>
    </span>
  )
  if (early === null || left === null) {
    return (
      <span className={css.balance}>
        {figure(texts.purchased, purchased)}
        {figure(texts.collected, collected)}
        {figure(texts.used, used)}
        {figure(texts.refunded, refunded)}
        {summary.phaseCost && (
          <span className={css.figure}>
            {texts.phaseCost} <b className="tf-number">{formatMoney(summary.phaseCost)}</b> {texts.yuan}
          </span>
        )}
      </span>
    )
  }
  const byTrips = summary.trips ?? 0
  return (
    <span className={css.balance}>
      {figure(texts.early, early)}
      {figure(texts.collected, collected, '+')}
      <span className={css.figure} data-tip={texts.tripsHint}>
        <i aria-hidden>−</i>
        {trips ? <Link to={trips}>{texts.trips}</Link> : texts.trips}{' '}
        <b className="tf-number">{formatCount(byTrips)}</b>
      </span>
      {used !== 0 && figure(texts.used, used, '−')}
      {figure(texts.refunded, refunded, '−')}
      {figure(texts.left, left, '=')}
    </span>
  )
}
