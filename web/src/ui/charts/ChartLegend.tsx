import type { CSSProperties, ReactNode } from 'react'
import { texts } from '../texts'
import css from './chart.module.css'
import type { Scales } from './scale'
import { type Chart, headOf } from './series'

/** Entry of the legend: a name with its sign. */
export interface Entry {
  name: string
  text: string
  colour: string
  mark: 'bar' | 'line'
  dashed: boolean
}

/** Entries of a chart's legend, each with its axis if there are several. */
export function entriesOf(
  { series, compared }: Chart,
  { sides, right }: Pick<Scales, 'sides' | 'right'>,
  colours: readonly string[],
  hidden: readonly string[],
): Entry[] {
  const several = right !== null || sides.includes('own')
  const own = series.map((one, index): Entry => {
    const side = sides[index]
    const tells = several && side && !hidden.includes(one.name)
    return {
      name: one.name,
      text: tells ? `${headOf(one)}${texts.axes[side]}` : headOf(one),
      colour: colours[index] ?? '',
      mark: one.mark,
      dashed: false,
    }
  })
  if (compared === undefined) return own
  const mark = series[0]?.mark ?? 'bar'
  return [...own, { name: compared, text: texts.comparedWith(compared), colour: '--tf-text-3', mark, dashed: true }]
}

interface Props {
  entries: readonly Entry[]
  hidden: readonly string[]
  onToggle: (name: string) => void
  children?: ReactNode
}

/** Legend of a chart: each entry hides and shows its series. */
export function ChartLegend({ entries, hidden, onToggle, children }: Props) {
  return (
    <figcaption className={css.legend}>
      {entries.map(({ name, text, colour, mark, dashed }) => (
        <button
          key={name}
          type="button"
          className={css.entry}
          data-mark={mark}
          data-dashed={dashed || undefined}
          style={{ '--colour': `var(${colour})` } as CSSProperties}
          aria-pressed={!hidden.includes(name)}
          onClick={() => onToggle(name)}
        >
          {text}
        </button>
      ))}
      {children}
    </figcaption>
  )
}
