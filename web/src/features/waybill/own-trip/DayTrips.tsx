import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { addDays, dayFromToday, toDateTimeRange } from '../../../ui/format/date'
import { LuChevronLeft, LuChevronRight } from '../../../ui/icons'
import { IconButton } from '../../../ui/layout/Button'
import { PicturePreview } from '../picture'
import { OwnTripsDocument } from './own-trip.generated'
import css from './own-trip.module.css'
import { TripCard } from './TripCard'
import { TripWord } from './TripWord'
import { texts } from './texts'

/** Most trips that a truck makes on a day; more are told and not shown. */
const SIZE = 100

/** Name of a day beside its date; null for days before yesterday. */
function nameOfDay(day: string): string | null {
  if (day === dayFromToday(0)) return texts.today
  return day === dayFromToday(-1) ? texts.yesterday : null
}

interface Props {
  /** yyyy-MM-dd */
  day: string
  onDay: (day: string) => void
  onChanged: () => void
}

/** Trips of one day, with steps to the days before and after. */
export function DayTrips({ day, onDay, onChanged }: Props) {
  const id = useId()
  const filter = { goDatetime: toDateTimeRange({ from: day, to: day }) ?? null }
  const { data, error, refetch } = useQuery(OwnTripsDocument, {
    variables: { filter, page: { current: 1, size: SIZE } },
    fetchPolicy: 'cache-and-network',
  })
  // A failed retry is reported as `error`.
  const again = () => void refetch().catch(() => undefined)
  const changed = () => {
    again()
    onChanged()
  }
  const today = dayFromToday(0)
  const { records = [], total = 0, summary } = data?.ownTrips ?? {}
  return (
    <section className={css.day} aria-label={texts.day} aria-busy={!data && !error}>
      <div className={css.steps}>
        <IconButton label={texts.before} icon={<LuChevronLeft aria-hidden />} onClick={() => onDay(addDays(day, -1))} />
        <label htmlFor={id}>{nameOfDay(day) ?? texts.day}</label>
        <input
          id={id}
          type="date"
          max={today}
          value={day}
          onChange={({ target }) => target.value && onDay(target.value)}
        />
        <IconButton
          label={texts.after}
          icon={<LuChevronRight aria-hidden />}
          disabledReason={day >= today ? texts.lastDay : null}
          onClick={() => onDay(addDays(day, 1))}
        />
      </div>
      {error && !data && <ErrorPanel error={toRequestError(error)} onRetry={again} />}
      {summary && (
        <p role="status">{records.length === 0 ? texts.none : texts.summary(summary.counted, summary.waiting)}</p>
      )}
      <PicturePreview>
        <ul>
          {records.map((trip) => (
            <li key={trip.id}>
              <TripCard trip={trip}>{trip.mayConfirm && <TripWord trip={trip} onDone={changed} />}</TripCard>
            </li>
          ))}
        </ul>
      </PicturePreview>
      {total > records.length && <p>{texts.more(records.length, total)}</p>}
    </section>
  )
}
