import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatDateTime } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { Group } from '../../../ui/layout/Group'
import css from '../ticket.module.css'
import { TicketBookingEntriesDocument } from './ledger.generated'
import { texts } from './texts'

/** Filter of the ledger for a booking of some kind. */
export type LedgerFilter = 'purchaseId' | 'collectionId' | 'refundId'

/** Ledger entries of a booking, with a link to them in the ledger. */
export function Ledger({ of, id }: { of: LedgerFilter; id: string }) {
  const { data, error, refetch } = useQuery(TicketBookingEntriesDocument, {
    variables: { filter: { [of]: id } },
    fetchPolicy: 'cache-and-network',
  })
  const entries = data?.ticketEntries.records
  return (
    <Group title={texts.ledger} aria-busy={!entries && !error}>
      {error && (
        <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {entries?.length === 0 && <p className={css.hint}>{texts.noLedger}</p>}
      {entries && entries.length > 0 && (
        <>
          <table className={css.differences}>
            <thead>
              <tr>
                <th scope="col">{texts.happenedAt}</th>
                <th scope="col">{texts.kind}</th>
                <th scope="col">{texts.quantity}</th>
                <th scope="col">{texts.bookedBy}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id: entry, kind, quantity, happenedAt, reason, createBy }) => (
                <tr key={entry}>
                  <td className="tf-number">{formatDateTime(happenedAt)}</td>
                  <td>
                    {texts.kinds[kind]}
                    {reason && `（${reason}）`}
                  </td>
                  <td className="tf-number">
                    {formatCount(quantity)} {texts.sheets}
                  </td>
                  <td>{createBy}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Link className={css.ledgerLink} to={`/ticket/entries?${new URLSearchParams({ [of]: id })}`}>
            {texts.openLedger}
          </Link>
        </>
      )}
    </Group>
  )
}
