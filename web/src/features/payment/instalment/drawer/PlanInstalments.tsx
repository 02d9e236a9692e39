import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { Group } from '../../../../ui/layout/Group'
import { RowAction } from '../../../../ui/layout/RowAction'
import { PAY } from '../../payment'
import { InstalmentBadge } from '../badge'
import { payUrl, reasonAgainstPaying } from '../pay'
import type { Instalment } from '../rows'
import { texts } from '../texts'
import css from './drawer.module.css'

const { fields } = texts

/** The instalments of a plan, and what is paid of each. */
export function PlanInstalments({ instalments, total }: { instalments: readonly Instalment[]; total: number }) {
  const shown = instalments.length
  return (
    <Group title={texts.items}>
      {shown < total && <p className={css.hint}>{texts.someItems(formatCount(shown), formatCount(total))}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too */}
      <section className={css.scroll} tabIndex={0} aria-label={texts.items}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" data-number>
                {fields.sequence}
              </th>
              <th scope="col">{fields.dueDate}</th>
              <th scope="col">{fields.overdue}</th>
              <th scope="col">{fields.payeeName}</th>
              <th scope="col">{fields.bindingBankNo}</th>
              <th scope="col" data-number>
                {fields.amount}
              </th>
              <th scope="col" data-number>
                {fields.paidAmt}
              </th>
              <th scope="col" data-number>
                {fields.pledgedAmt}
              </th>
              <th scope="col" data-number>
                {fields.leftAmt}
              </th>
              <th scope="col" data-screen>
                {texts.actions}
              </th>
            </tr>
          </thead>
          <tbody>
            {instalments.map((row) => (
              <tr key={row.id}>
                <td data-number>{row.sequence}</td>
                <td>{row.dueDate}</td>
                <td>
                  <InstalmentBadge of={row} />
                </td>
                <th scope="row">{row.payeeName}</th>
                <td data-tip={texts.account(row.bindingBankName, row.bindingBankNo)}>{row.bindingBankNo}</td>
                <td data-number>{formatMoney(row.amount)}</td>
                <td data-number>{formatMoney(row.paidAmt)}</td>
                <td data-number>{formatMoney(row.pledgedAmt)}</td>
                <td data-number>{formatMoney(row.leftAmt)}</td>
                <td data-screen>
                  <RowAction to={payUrl(row)} permission={PAY} disabledReason={reasonAgainstPaying(row)}>
                    {texts.pay}
                  </RowAction>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Group>
  )
}
