import { Link } from 'react-router-dom'
import { useOpenable } from '../../../../shell/useOpenable'
import { formatMoney } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import { statementUrl } from '../../../settlement/settlement'
import { texts } from '../texts'
import type { PaymentPartFragment } from './drawer.generated'
import css from './drawer.module.css'

const { partFields } = texts

/** The settlements of a payment, and what of it is for each. */
export function PaymentParts({ parts }: { parts: readonly PaymentPartFragment[] }) {
  const openable = useOpenable()
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
                {partFields.settleAmt}
              </th>
              <th scope="col" data-number>
                {partFields.amt}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ settlementId, settleNo, planItemId, sequence, projectName, settleAmt, amt }) => {
              const url = statementUrl([settlementId])
              return (
                <tr key={`${settlementId} ${planItemId}`}>
                  <th scope="row">
                    {openable(url) ? <Link to={url}>{settleNo}</Link> : settleNo}
                    {sequence !== null && <small> {texts.instalment(sequence)}</small>}
                  </th>
                  <td className={css.name}>{projectName}</td>
                  <td data-number>{formatMoney(settleAmt)}</td>
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
