import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { texts } from '../texts'
import { CarrierTable } from './CarrierTable'
import { StatementDocument } from './statement.generated'
import css from './statement.module.css'

/** The carriers of a statement; asked for when its panel is opened. */
export function StatementLines({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(StatementDocument, { variables: { id } })
  const carriers = data?.settlement?.statement
  if (error && !carriers) {
    // A failed second try comes back as `error`.
    return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!carriers) return <div className={css.waiting} aria-busy />
  if (!carriers.length) return <p className={css.nothing}>{texts.noLines}</p>
  return carriers.map((carrier) => <CarrierTable key={carrier.carrierName} carrier={carrier} />)
}
