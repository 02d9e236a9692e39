import { formatFigure } from '../format/decimal'
import { type Chart, headOf } from './series'
import css from './TrendChart.module.css'

interface Props extends Chart {
  onOpen?: (day: string) => void
}

/** The figures of a chart as a table. */
export function ChartTable({ title, dayName, points, bars, line, onOpen }: Props) {
  return (
    <table className={css.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{dayName}</th>
          {[...bars, line].map((series) => (
            <th key={series.name} scope="col">
              {headOf(series)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.day}>
            <th scope="row">
              {onOpen ? (
                <button type="button" className={css.open} onClick={() => onOpen(point.day)}>
                  {point.day}
                </button>
              ) : (
                point.day
              )}
            </th>
            {bars.map((series, index) => (
              <td key={series.name}>{formatFigure(series.kind, point.bars[index])}</td>
            ))}
            <td>{formatFigure(line.kind, point.line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
