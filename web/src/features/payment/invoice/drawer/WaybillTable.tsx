import { Link } from 'react-router-dom'
import { useOpenable } from '../../../../shell/useOpenable'
import { formatMinute } from '../../../../ui/format/date'
import { formatMoney } from '../../../../ui/format/decimal'
import { waybillUrl } from '../links'
import { texts } from '../texts'
import type { ClaimedWaybillFragment } from './drawer.generated'
import css from './drawer.module.css'

const { lineFields } = texts

interface Props {
  label: string
  waybills: readonly ClaimedWaybillFragment[]
  /** Which are chosen; where nothing can be, there are no boxes. */
  chosen?: { has: (waybillId: string) => boolean; toggle: (waybill: ClaimedWaybillFragment) => void }
}

/** Waybills that an invoice claims, or can claim: which, when they left, and for how much. */
export function WaybillTable({ label, waybills, chosen }: Props) {
  const openable = useOpenable()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section className={css.scroll} tabIndex={0} aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{lineFields.no}</th>
            <th scope="col">{lineFields.settleNo}</th>
            <th scope="col">{lineFields.truckCode}</th>
            <th scope="col">{lineFields.goDatetime}</th>
            <th scope="col" data-number>
              {lineFields.amt}
            </th>
          </tr>
        </thead>
        <tbody>
          {waybills.map((row) => {
            const url = row.waybill && waybillUrl(row.waybill.id)
            return (
              <tr key={row.waybillId}>
                <th scope="row">
                  {chosen && (
                    <input
                      type="checkbox"
                      aria-label={texts.choose(row.no)}
                      checked={chosen.has(row.waybillId)}
                      onChange={() => chosen.toggle(row)}
                    />
                  )}{' '}
                  {url && openable(url) ? <Link to={url}>{row.no}</Link> : row.no}
                </th>
                <td>{row.settleNo}</td>
                <td>{row.truckCode}</td>
                <td>{formatMinute(row.goDatetime)}</td>
                <td data-number>
                  <b>{formatMoney(row.amt)}</b>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
