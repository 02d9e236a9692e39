import { usePageQuery } from '../../../../apollo/usePageQuery'
import type { WaybillFilter, WaybillStatus } from '../../../../gql/types.generated'
import { useViewer } from '../../../../shell/viewer'
import { formatDateTime } from '../../../../ui/format/date'
import { formatMoney, formatQuantity, isZero } from '../../../../ui/format/decimal'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { fields } from '../rows'
import { CaptainTripsDocument, type CaptainTripsQuery } from './captain.generated'
import css from './captain.module.css'
import { More } from './More'
import { Question } from './Question'
import { texts } from './texts'
import { useMore } from './useMore'
import { whyOf } from './why'

type Trip = CaptainTripsQuery['waybills']['records'][number]

export type State = keyof typeof texts.states
export const states = Object.keys(texts.states) as State[]

const standing: WaybillStatus[] = ['LOADED', 'IN_TRANSIT', 'UNLOADED']

const filters: Record<State, WaybillFilter> = {
  all: {},
  open: { settleable: true },
  settled: { settled: true },
  stuck: { settleable: false, settled: false, status: standing },
  unsettled: { settled: false, status: standing },
}

/** Amount of a trip: what it brings, what it is expected to bring before it is priced, or that nobody knows yet. */
function amountOf({ receivable, accountedAmt }: Trip): string {
  if (receivable) return texts.yuan(formatMoney(receivable))
  return isZero(accountedAmt) ? texts.unpriced : texts.expected(formatMoney(accountedAmt))
}

interface Props {
  state: State
  /** Company of the trips; all companies without one. */
  company: string | null
  onOpen: (id: string) => void
}

/** Trips of the captain, last one first: their amounts, and whether they are settled, or the next step. */
export function Trips({ state, company, onOpen }: Props) {
  const { companies } = useViewer()
  const { page, more } = useMore()
  const trips = usePageQuery(
    CaptainTripsDocument,
    { filter: { ...filters[state], ...(company ? { equal: { companyAuthId: company } } : {}) }, page },
    (data) => data.waybills,
  )
  const names = new Map(companies.map((company) => [company.companyAuthId, company.companyAuthName]))
  return (
    <More label={texts.tabs.trips} page={trips} emptyText={texts.noTrips} onMore={more}>
      {(trip) => {
        const { tone, state: told, why } = whyOf(trip)
        return (
          <>
            <button type="button" className={css.open} onClick={() => onOpen(trip.id)}>
              <span className={css.head}>
                <strong>{trip.truckCode}</strong>
                <span className="tf-number">{formatDateTime(trip.goDatetime)}</span>
              </span>
              <span className={css.head}>
                <span>{trip.projectName}</span>
                <b className="tf-number">{amountOf(trip)}</b>
              </span>
            </button>
            <p className={css.facts}>
              <span>
                {trip.goSoilType} {formatQuantity(trip.weightTons, trip.weightType)}
                {fields.weightType.codes[trip.weightType]}
              </span>
              {trip.names && <span>{trip.names}</span>}
              {trip.driverName && <span>{trip.driverName}</span>}
              <span>{names.get(trip.companyAuthId)}</span>
            </p>
            <p className={css.why}>
              <StatusBadge tone={tone}>{told}</StatusBadge>
              <span>{why}</span>
            </p>
            <Question trip={trip} />
          </>
        )
      }}
    </More>
  )
}
