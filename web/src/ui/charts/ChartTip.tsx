import type { CSSProperties } from 'react'
import looks from '../layout/looks.module.css'
import css from './chart.module.css'
import { type Chart, figuresOf, GAP, type Point } from './series'

interface Props {
  chart: Chart
  point: Point
  shown: readonly number[]
  colours: readonly string[]
  /** Highlighted series. */
  series: number | null
  /** Effect of a click. */
  hint: string | null
  /** Middle of the point, in pixels, and the side of the tip. */
  x: number
  before: boolean
}

/** Values of the highlighted point. Screen readers get them elsewhere. */
export function ChartTip({ chart, point, shown, colours, series, hint, x, before }: Props) {
  return (
    <div className={css.tip} data-before={before || undefined} style={{ '--x': `${x}px` } as CSSProperties} aria-hidden>
      <strong>{point.label}</strong>
      {point.compared && point.compared.label !== point.label && <span>{point.compared.label}</span>}
      <dl>
        {figuresOf(chart, point, shown).map(({ index, name, value, compared }) => (
          <div
            key={name}
            data-looked={series === index || undefined}
            style={{ '--colour': `var(${colours[index]})` } as CSSProperties}
          >
            <dt>{name}</dt>
            <dd>{value}</dd>
            {chart.compared !== undefined && <dd className={css.old}>{compared ?? GAP}</dd>}
          </div>
        ))}
      </dl>
      {hint && <span className={looks.faint}>{hint}</span>}
    </div>
  )
}
