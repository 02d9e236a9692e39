import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import css from '../verbs.module.css'
import type { Change } from './changes'
import { texts } from './texts'

interface Props {
  changes: readonly Change[]
  /** Text for a settlement without any trips left. */
  emptied?: string
}

/** Counts and amounts of settlements before and after the verb. */
export function Changes({ changes, emptied = texts.emptied }: Props) {
  if (changes.length === 0) return null
  return (
    <div className={css.changes}>
      <table aria-label={texts.changes}>
        <thead>
          <tr>
            <th scope="col">{texts.settleNo}</th>
            <th scope="col">{texts.count}</th>
            <th scope="col">{texts.amountBefore}</th>
            <th scope="col">{texts.amountAfter}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ settleNo, before, after }) => (
            <tr key={settleNo}>
              <th scope="row">{settleNo}</th>
              <td className="tf-number">
                {texts.arrow(formatCount(before?.settleCnt ?? 0), formatCount(after?.settleCnt ?? 0))}
              </td>
              <td className="tf-number">{before ? formatMoney(before.settleAmt) : texts.fresh}</td>
              <td className="tf-number">{after ? formatMoney(after.settleAmt) : emptied}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
