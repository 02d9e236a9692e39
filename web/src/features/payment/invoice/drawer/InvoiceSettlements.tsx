import { Link } from 'react-router-dom'
import { useOpenable } from '../../../../shell/useOpenable'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import { statementUrl } from '../../../settlement/settlement'
import { texts } from '../texts'
import css from './drawer.module.css'
import type { Detail } from './facts'

const { partFields } = texts

/** The settlements whose waybills an invoice claims, and how much of each. */
export function InvoiceSettlements({ settlements }: { settlements: Detail['settlements'] }) {
  const openable = useOpenable()
  if (settlements.length === 0) return null
  return (
    <Group title={texts.settlementGroup}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
      <section className={css.scroll} tabIndex={0} aria-label={texts.settlementGroup}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{partFields.settleNo}</th>
              <th scope="col">{partFields.projectName}</th>
              <th scope="col" data-number>
                {partFields.waybillCnt}
              </th>
              <th scope="col" data-number>
                {partFields.amt}
              </th>
            </tr>
          </thead>
          <tbody>
            {settlements.map(({ settlementId, settleNo, projectName, waybillCnt, amt }) => {
              const url = statementUrl([settlementId])
              return (
                <tr key={settlementId}>
                  <th scope="row">{openable(url) ? <Link to={url}>{settleNo}</Link> : settleNo}</th>
                  <td className={css.name}>{projectName}</td>
                  <td data-number>{formatCount(waybillCnt)}</td>
                  <td data-number>
                    <b>{formatMoney(amt)}</b>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </Group>
  )
}
