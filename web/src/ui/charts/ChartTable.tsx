import css from './chart.module.css'
import { type Chart, columnsOf, type Point, tellValue } from './series'

interface Props {
  chart: Chart
  onPick?: (point: Point) => void
  /** Whether a point links to rows. */
  isOpen?: (point: Point) => boolean
}

/** Values of a chart as a table of all its points. */
export function ChartTable({ chart, onPick, isOpen = () => true }: Props) {
  const columns = columnsOf(chart)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll what does not fit
    <section className={css.scroll} tabIndex={0} aria-label={chart.title}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{chart.pointName}</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.points.map((point) => (
            <tr key={point.key}>
              <th scope="row">
                {onPick && isOpen(point) ? (
                  <button type="button" className={css.open} onClick={() => onPick(point)}>
                    {point.label}
                  </button>
                ) : (
                  point.label
                )}
              </th>
              {columns.map(({ head, series, of }) => (
                <td key={head}>{tellValue(series, of(point))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
