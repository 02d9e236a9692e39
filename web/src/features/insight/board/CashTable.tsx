import { Link } from 'react-router-dom'
import { useOpenable } from '../../../shell/useOpenable'
import { formatMoney } from '../../../ui/format/decimal'
import looks from '../../../ui/layout/looks.module.css'
import css from './board.module.css'
import { keyOf } from './explain'
import { dueUrl, overdueUrl, pendingUrl, unplannedUrl } from './links'
import type { Cash } from './rows'
import { texts } from './texts'

interface Props {
  cash: Cash
  day: string
  /** Project of the cash; all projects without one. */
  projectId?: string | undefined
  name: string
  onExplain: (key: string) => void
}

/** Amounts to pay, week by week; each links to its list. */
export function CashTable({ cash, day, projectId, name, onExplain }: Props) {
  const openable = useOpenable()
  const { labels } = texts
  const columns: { title: string; amount: Cash['neededAmt']; url: string }[] = [
    { title: labels.overdueAmt, amount: cash.overdueAmt, url: overdueUrl(day, projectId) },
    ...cash.weeks.map(({ from, to, amount }) => ({
      title: texts.weekOf(from, to),
      amount,
      url: dueUrl({ from, to }, projectId),
    })),
    { title: labels.unplannedAmt, amount: cash.unplannedAmt, url: unplannedUrl(projectId) },
    { title: labels.pendingAmt, amount: cash.pendingAmt, url: pendingUrl(projectId) },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={looks.scroll} tabIndex={0} aria-label={`${name} ${texts.cash}`}>
      <table className={css.cash}>
        <caption>{texts.cash}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.neededAmt}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <button type="button" onClick={() => onExplain(keyOf('cash', projectId))}>
                <b className="tf-number">{formatMoney(cash.neededAmt)}</b>
              </button>
            </td>
            {columns.map(({ title, amount, url }) => (
              <td key={title} className="tf-number">
                {openable(url) ? <Link to={url}>{formatMoney(amount)}</Link> : formatMoney(amount)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
