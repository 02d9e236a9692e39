import { formatCount, formatMoney, formatQuantity } from '../../../ui/format/decimal'
import css from './board.module.css'
import { CashTable } from './CashTable'
import { type Kind, keyOf } from './explain'
import { Rules } from './ProjectCard'
import type { Board } from './rows'
import { texts } from './texts'

/** Totals of all listed projects. */
export function Totals({ board, onExplain }: { board: Board; onExplain: (key: string) => void }) {
  const { figures, anomalies, cash } = board.totals
  const { labels } = texts
  const shown: { kind: Kind; label: string; value: string; note: string }[] = [
    {
      kind: 'cubic',
      label: labels.realCubic,
      value: texts.cubic(formatQuantity(figures.realCubic)),
      note: `${labels.planCubic} ${formatQuantity(figures.planCubic) || texts.noPlan}`,
    },
    {
      kind: 'cost',
      label: labels.cost,
      value: texts.yuan(formatMoney(figures.cost)),
      note: `${labels.planCost} ${formatMoney(figures.planCost) || texts.noPlan}`,
    },
    { kind: 'paid', label: labels.paidAmt, value: texts.yuan(formatMoney(figures.paidAmt)), note: '' },
    {
      kind: 'leftOut',
      label: labels.leftOutCount,
      value: formatCount(figures.leftOutCount),
      note: `${labels.tripCount} ${formatCount(figures.tripCount)}`,
    },
    {
      kind: 'cash',
      label: labels.neededAmt,
      value: texts.yuan(formatMoney(cash.neededAmt)),
      note: `${labels.pendingAmt} ${formatMoney(cash.pendingAmt)}`,
    },
  ]
  return (
    <section className={css.card} aria-label={texts.totals}>
      <header>
        <h2>{texts.totals}</h2>
        <small>{texts.asOf(board.day)}</small>
      </header>
      <div className={css.totals}>
        {shown.map(({ kind, label, value, note }) => (
          <button key={kind} type="button" onClick={() => onExplain(keyOf(kind))}>
            <span>{label}</span>
            <b className="tf-number">{value}</b>
            <small className="tf-number">{note}</small>
          </button>
        ))}
      </div>
      <Rules anomalies={anomalies} onExplain={onExplain} />
      <CashTable cash={cash} day={board.day} name={texts.totals} onExplain={onExplain} />
    </section>
  )
}
