import { Money } from '../../../../ui/format/Numbers'
import css from '../../waybill.module.css'
import type { Review } from './rows'
import { texts } from './texts'

const told = (value: string | null) => value ?? texts.blank

/** Changes of a request field by field, and the waybill's amount before and after. */
export function Changes({ review: { changes, amountBefore, amountAfter } }: { review: Review }) {
  return (
    <table className={css.changes}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>
              <del>{told(before)}</del>
            </td>
            <td>
              <ins>{told(after)}</ins>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.amount}</th>
          <td>
            <Money value={amountBefore} />
          </td>
          <td>
            <Money value={amountAfter} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}
