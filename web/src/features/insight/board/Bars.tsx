import looks from '../../../ui/layout/looks.module.css'
import css from './board.module.css'
import { shareOf, widthOf } from './figures'
import { texts } from './texts'

export interface Bar {
  label: string
  /** Text of the figure. */
  shown: string
  /** Exact figure behind the bar. */
  value: string | null
  tone: 'plan' | 'real' | 'paid'
  /** Whether the plan does not cover it. */
  apart?: boolean
  /** Opens its explanation. */
  onExplain?: () => void
}

/** Figures of one kind as bars side by side, the plan first; those with an explanation are buttons. */
export function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const values = bars.map(({ value }) => value)
  const plan = bars.find(({ tone }) => tone === 'plan')?.value ?? null
  return (
    <section className={css.bars} aria-label={title}>
      <h4>{title}</h4>
      {bars.map((bar) => (
        <BarLine key={bar.label} bar={bar} width={widthOf(bar.value, values)} share={shareIn(bar, plan)} />
      ))}
    </section>
  )
}

const shareIn = ({ tone, value, apart }: Bar, plan: string | null): number | null =>
  tone === 'plan' || apart || value === null ? null : shareOf(value, plan)

function BarLine({ bar, width, share }: { bar: Bar; width: number; share: number | null }) {
  const { label, shown, tone, onExplain } = bar
  const body = (
    <>
      <span className={looks.note}>{label}</span>
      <span className={css.track} aria-hidden>
        <span data-tone={tone} style={{ width: `${width}%` }} />
      </span>
      <span className={css.barValue}>
        <b className="tf-number">{shown}</b>
        {share !== null && <small>{texts.ofPlan(share)}</small>}
      </span>
    </>
  )
  if (!onExplain) return <div className={css.bar}>{body}</div>
  return (
    <button type="button" className={css.bar} onClick={onExplain}>
      {body}
    </button>
  )
}
