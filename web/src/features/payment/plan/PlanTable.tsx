import { formatMoney, isZero } from '../../../ui/format/decimal'
import css from '../plans.module.css'
import type { PlanFactsFragment } from './plan.generated'
import { texts } from './texts'

interface Props {
  label: string
  items: PlanFactsFragment['items']
  /** Whether to show pledged amounts; false where all are zero. */
  pledged?: boolean
}

/** Instalments of a plan: day, payee, account and amount. */
export function PlanTable({ label, items, pledged = false }: Props) {
  const { fields } = texts
  const isPledged = pledged && items.some(({ pledgedAmt }) => !isZero(pledgedAmt))
  return (
    <div className={css.table}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{fields.sequence}</th>
            <th scope="col">{fields.dueDate}</th>
            <th scope="col">{fields.payeeName}</th>
            <th scope="col">{fields.bindingBankNo}</th>
            {isPledged && (
              <th scope="col" data-number>
                {fields.pledgedAmt}
              </th>
            )}
            <th scope="col" data-number>
              {fields.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.sequence} ${item.payeeName} ${item.bindingBankNo}`}>
              <td className="tf-number">{item.sequence}</td>
              <td className="tf-number">{item.dueDate}</td>
              <th scope="row">{item.payeeName}</th>
              <td>{texts.bank(item.bindingBankName, item.bindingBankNo)}</td>
              {isPledged && (
                <td data-number className="tf-number">
                  {isZero(item.pledgedAmt) ? '' : formatMoney(item.pledgedAmt)}
                </td>
              )}
              <td data-number className="tf-number">
                {formatMoney(item.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
