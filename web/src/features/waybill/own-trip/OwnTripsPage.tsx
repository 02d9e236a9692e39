import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { ownTripFields as fields } from '../../../gql/fields/waybill.generated'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { dayFromToday, formatDateTime } from '../../../ui/format/date'
import { PicturePreview } from '../picture'
import { DayTrips } from './DayTrips'
import { OwnDrivingDocument, type OwnDrivingQuery, type OwnTripRowFragment } from './own-trip.generated'
import css from './own-trip.module.css'
import { TripCard } from './TripCard'
import { texts } from './texts'

type Driver = NonNullable<OwnDrivingQuery['ownDriver']>

/** Next step of a trip that is not over; null for one that is. */
function nextOf({ status, garbageName }: OwnTripRowFragment): string | null {
  if (status === 'LOADED') return texts.next.LOADED
  return status === 'IN_TRANSIT' ? texts.next.IN_TRANSIT(garbageName ?? texts.site) : null
}

/** Next place of the driver: by the task of his captain, else as on his last trip. */
function Task({ driver, last }: { driver: Driver; last: OwnTripRowFragment | undefined }) {
  const { taskProjectName, taskGarbageName, taskSoilType, taskTpMode } = driver
  const task = taskProjectName
    ? { project: taskProjectName, site: taskGarbageName, soil: taskSoilType, mode: taskTpMode }
    : last && { project: last.projectName, site: last.garbageName, soil: last.goSoilType, mode: last.tpMode }
  if (!task) return null
  const { project, site, soil, mode } = task
  return (
    <section className={css.task} aria-label={texts.task}>
      <h2>{texts.task}</h2>
      <p className={css.route}>{[project, site].filter(Boolean).join(' → ')}</p>
      <p>
        {[soil, mode && fields.tpMode.codes[mode], taskProjectName ? texts.taskOf : texts.tripOf]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  )
}

function Tickets({ tickets }: { tickets: OwnDrivingQuery['ownTickets'] }) {
  return (
    <section className={css.tickets} aria-label={texts.tickets}>
      <h2>{texts.tickets}</h2>
      {tickets.length === 0 && <p>{texts.noTickets}</p>}
      <ul>
        {tickets.map(({ projectName, garbageName, soilType, remaining }) => (
          <li key={[projectName, garbageName, soilType].join(' ')}>
            <span>{[projectName, garbageName, soilType].filter(Boolean).join(' · ')}</span>
            <strong className="tf-number">{texts.pieces(remaining)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** 我的趟次, on the driver's phone: the trip that runs, where he goes next, and his trips day by day. */
export default function OwnTripsPage() {
  const [chosen, setDay] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(OwnDrivingDocument, { fetchPolicy: 'cache-and-network' })
  // A failed retry is reported as `error`.
  const again = () => void refetch().catch(() => undefined)
  if (error && !data) return <ErrorPanel error={toRequestError(error)} onRetry={again} />
  if (!data) return <div aria-busy />
  const { ownDriver: driver, ownTickets: tickets, ownTrips } = data
  const [last] = ownTrips.records
  const next = last && nextOf(last)
  // Opens on the last day with trips, since a driver looks in the morning for those of yesterday.
  const day = chosen ?? (last ? formatDateTime(last.goDatetime).slice(0, 10) : dayFromToday(0))
  return (
    <div className={css.page}>
      <h1>{texts.title}</h1>
      {!driver && <p role="status">{texts.stranger}</p>}
      {driver && (
        <p className={css.captain}>
          <span>
            {driver.name} · {texts.captain(driver.captainName)}
          </span>
          <a href={`tel:${driver.captainMobile}`}>{texts.call(driver.captainMobile)}</a>
        </p>
      )}
      {next && (
        <section className={css.running} aria-label={texts.running}>
          <h2>{texts.running}</h2>
          <p className={css.next}>{next}</p>
          <PicturePreview>
            <TripCard trip={last} />
          </PicturePreview>
        </section>
      )}
      {driver && !next && <Task driver={driver} last={last} />}
      {driver && !last && <p role="status">{texts.never}</p>}
      {last && <DayTrips day={day} onDay={setDay} onChanged={again} />}
      {driver && <Tickets tickets={tickets} />}
    </div>
  )
}
