import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { Pager } from '../../../../ui/data-table/Pager'
import { USUAL_SIZE } from '../../../../ui/data-table/sizes'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatMinute } from '../../../../ui/format/date'
import { formatMoney } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import { texts } from '../texts'
import { PaymentLinesDocument } from './drawer.generated'
import css from './drawer.module.css'

const { lineFields } = texts

interface Props {
  id: string
  /** Whether they are of several settlements, so that each names its own. */
  several: boolean
}

/** What each waybill gets of a payment, page by page; one that gets less than is due for it is marked. */
export function PaymentLines({ id, several }: Props) {
  const [page, setPage] = useState({ current: 1, size: USUAL_SIZE })
  const answer = useQuery(PaymentLinesDocument, { variables: { id, page }, fetchPolicy: 'no-cache' })
  const { error, refetch } = answer
  const lines = (answer.data ?? answer.previousData)?.payment?.lines
  return (
    <Group title={texts.linesGroup} aria-busy={!lines && !error}>
      {error && (
        // A failed second try comes back as `error`.
        <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      <p className={css.hint}>{texts.linesNote}</p>
      {lines && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
          <section className={css.scroll} tabIndex={0} aria-label={texts.linesGroup}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{lineFields.no}</th>
                  {several && <th scope="col">{lineFields.settleNo}</th>}
                  <th scope="col">{lineFields.truckCode}</th>
                  <th scope="col" className={css.aside}>
                    {lineFields.goDatetime}
                  </th>
                  <th scope="col" data-number>
                    {lineFields.due}
                  </th>
                  <th scope="col" data-number>
                    {lineFields.amt}
                  </th>
                </tr>
              </thead>
              <tbody>
                {lines.records.map(({ waybillId, no, settleNo, truckCode, goDatetime, due, amt }) => (
                  <tr key={waybillId}>
                    <th scope="row">{no}</th>
                    {several && <td>{settleNo}</td>}
                    <td>{truckCode}</td>
                    <td className={css.aside}>{formatMinute(goDatetime)}</td>
                    <td data-number>{formatMoney(due)}</td>
                    <td data-number>
                      {amt !== due && <small className={css.part}>{texts.inPart}</small>} <b>{formatMoney(amt)}</b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {lines.total > USUAL_SIZE && (
            <Pager
              page={page.current}
              size={page.size}
              total={lines.total}
              onPage={(current) => setPage({ ...page, current })}
              onSize={(size) => setPage({ current: 1, size })}
            />
          )}
        </>
      )}
    </Group>
  )
}
