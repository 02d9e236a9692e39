import { formatMoney } from '../../../ui/format/decimal'
import type { PlanFactsFragment } from './plan.generated'
import css from './plan.module.css'
import { texts } from './texts'

/** The payments of a plan: when, to whom, to which account, how much. */
export function PlanTable({ label, items }: { label: string; items: PlanFactsFragment['items'] }) {
  const { fields } = texts
  return (
    <div className={css.table}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{fields.sequence}</th>
            <th scope="col">{fields.dueDate}</th>
            <th scope="col">{fields.payeeName}</th>
            <th scope="col">{fields.bindingBankNo}</th>
            <th scope="col">{fields.amount}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.sequence} ${item.payeeName} ${item.bindingBankNo}`}>
              <td className="tf-number">{item.sequence}</td>
              <td className="tf-number">{item.dueDate}</td>
              <th scope="row">{item.payeeName}</th>
              <td>{texts.bank(item.bindingBankName, item.bindingBankNo)}</td>
              <td className="tf-number">{`¥ ${formatMoney(item.amount)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
