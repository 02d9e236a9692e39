import type { ReactNode } from 'react'
import { ownTripFields as fields } from '../../../gql/fields/waybill.generated'
import { CodeBadge } from '../../../kit/cells'
import { formatDateTime } from '../../../ui/format/date'
import { formatQuantity } from '../../../ui/format/decimal'
import looks from '../../../ui/layout/looks.module.css'
import { Pictures } from '../picture'
import type { OwnTripRowFragment } from './own-trip.generated'
import css from './own-trip.module.css'
import { texts } from './texts'

const TIMES = ['inDatetime', 'goDatetime', 'completeDatetime'] as const
const PICTURES = ['inPicture', 'goPicture'] as const

/** Time of day of an instant, as HH:mm, with its day where that is another than the shown one. */
function clockOn(day: string, instant: string | null): string | null {
  const text = formatDateTime(instant)
  return text.slice(0, 10) === day ? text.slice(11, 16) : text.slice(5, 16) || null
}

/** One trip: where it went, what it carried, when, and the driver's word about it. */
export function TripCard({ trip, children }: { trip: OwnTripRowFragment; children?: ReactNode }) {
  const { status, projectName, garbageName, goSoilType, weightTons, weightType, truckCode, cardNo, isTicket } = trip
  const { ticketNo, verdict, verdictWeightTons, reason } = trip
  const day = formatDateTime(trip.goDatetime).slice(0, 10)
  const amount = (value: typeof weightTons) =>
    `${formatQuantity(value, weightType)}${fields.weightType.codes[weightType]}`
  const load = [goSoilType, amount(weightTons), fields.tpMode.codes[trip.tpMode]]
  const papers = [cardNo && texts.card(cardNo), isTicket && texts.ticket(ticketNo)].filter(Boolean)
  const pictures = PICTURES.filter((name) => trip[name])
  return (
    <article className={css.trip} aria-label={`${truckCode} ${trip.no}`}>
      <header>
        <strong className="tf-number">{truckCode}</strong>
        <CodeBadge field={fields.status} value={status} />
        {verdict && <CodeBadge field={fields.verdict} value={verdict} />}
      </header>
      <p className={css.route}>
        {projectName}
        {garbageName && <> → {garbageName}</>}
      </p>
      <p>{load.filter(Boolean).join(' · ')}</p>
      <dl className={css.times}>
        {TIMES.map((name) => (
          <div key={name}>
            <dt>{texts.times[name]}</dt>
            <dd className="tf-number">{clockOn(day, trip[name]) ?? '—'}</dd>
          </div>
        ))}
      </dl>
      <p className="tf-number">{[trip.no, ...papers].join(' · ')}</p>
      {verdictWeightTons && <p>{texts.corrected(amount(verdictWeightTons))}</p>}
      {reason && (
        <p className={looks.refused}>
          {texts.reason}：{reason}
        </p>
      )}
      {pictures.length > 0 && (
        <div className={css.pictures}>
          {pictures.map((name) => (
            <Pictures key={name} name={fields[name].label} field={trip[name]} />
          ))}
        </div>
      )}
      {children}
    </article>
  )
}
