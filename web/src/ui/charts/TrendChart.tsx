import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Bar, VictoryAxis, VictoryBar, VictoryChart, VictoryLine, VictoryScatter, VictoryTooltip } from 'victory'
import { type Figure, type FigureKind, formatCount, formatFigure } from '../format/decimal'
import { Button } from '../layout/Button'
import { texts } from '../texts'
import css from './TrendChart.module.css'

interface Point {
  /** yyyy-MM-dd */
  day: string
  bar: Figure
  line: Figure
}

interface Series {
  name: string
  unit: string
  kind: FigureKind
}

interface Props {
  title: string
  dayName: string
  points: readonly Point[]
  bar: Series
  line: Series
  emptyText: string
  /** Opens what lies behind one bar: a click, or Enter on it. */
  onOpen?: (day: string) => void
}

const HEIGHT = 300
const PADDING = { top: 28, bottom: 34, left: 56, right: 60 }
const axisStyle = {
  axis: { stroke: 'var(--tf-border-strong)' },
  grid: { stroke: 'var(--tf-border)' },
  tickLabels: { fill: 'var(--tf-text-3)', fontSize: 12, fontFamily: 'var(--tf-font)', padding: 6 },
}
const shares = [0, 0.25, 0.5, 0.75, 1]

/** The next round number above that four ticks divide evenly. */
function ceiling(values: number[]): number {
  const quarter = Math.max(...values, 4) / 4
  const step = Math.max(10 ** Math.floor(Math.log10(quarter)), 2) / 2
  return Math.ceil(quarter / step) * step * 4
}

function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}

const write = (value: Figure, { kind, unit }: Series) => `${formatFigure(kind, value)} ${unit}`

/** Bars and a line over days, each on its own axis with its unit; the same figures as a table on request. */
export default function TrendChart({ title, dayName, points, bar, line, emptyText, onOpen }: Props) {
  const { element, width } = useWidth()
  const [table, setTable] = useState(false)
  const topBar = ceiling(points.map((point) => Number(point.bar)))
  const topLine = ceiling(points.map((point) => Number(point.line)))
  // Only positions on the screen are floats; every figure shown is exact.
  const data = points.map((point) => ({
    ...point,
    x: point.day.slice(5),
    barShare: Number(point.bar) / topBar,
    lineShare: Number(point.line) / topLine,
    text: `${point.day}\n${bar.name} ${write(point.bar, bar)}\n${line.name} ${write(point.line, line)}`,
  }))
  const tooltip = (
    <VictoryTooltip
      constrainToVisibleArea
      cornerRadius={5}
      flyoutPadding={{ top: 6, bottom: 6, left: 10, right: 10 }}
      flyoutStyle={{ fill: '#252d39', stroke: 'none' }}
      style={{ fill: '#fff', fontSize: 12, fontFamily: 'var(--tf-font)' }}
    />
  )
  const open = (index: number) => {
    const day = points[index]?.day
    if (day) onOpen?.(day)
  }
  const events = [
    {
      target: 'data' as const,
      eventHandlers: {
        onClick: (_: unknown, { index }: { index: number }) => open(index),
        onKeyDown: ({ nativeEvent }: SyntheticEvent, { index }: { index: number }) => {
          if (nativeEvent instanceof KeyboardEvent && nativeEvent.key === 'Enter') open(index)
        },
        onFocus: () => [{ target: 'labels', mutation: () => ({ active: true }) }],
        onBlur: () => [{ target: 'labels', mutation: () => ({ active: undefined }) }],
      },
    },
  ]
  const tick = (top: number) => (share: number) => formatCount(share * top)
  const empty = points.every((point) => Number(point.bar) === 0)

  return (
    <figure className={css.figure}>
      <figcaption className={css.legend}>
        <span className={css.bar}>{`${bar.name}（${bar.unit}）`}</span>
        <span className={css.line}>{`${line.name}（${line.unit}）`}</span>
        <Button size="xs" variant="plain" aria-expanded={table} onClick={() => setTable(!table)}>
          {table ? texts.hideTable : texts.showTable}
        </Button>
      </figcaption>
      <div ref={element} className={css.canvas} data-links={onOpen ? true : undefined}>
        {empty && <p className={css.empty}>{emptyText}</p>}
        {width > 0 && !empty && (
          <VictoryChart
            width={width}
            height={HEIGHT}
            padding={PADDING}
            domain={{ y: [0, 1] }}
            domainPadding={{ x: 24 }}
            title={title}
          >
            <VictoryAxis
              style={{ ...axisStyle, grid: { stroke: 'none' } }}
              tickFormat={(day: string, index: number) => (width < 520 && index % 3 ? '' : day)}
            />
            <VictoryAxis dependentAxis tickValues={shares} tickFormat={tick(topBar)} style={axisStyle} />
            <VictoryAxis
              dependentAxis
              orientation="right"
              tickValues={shares}
              tickFormat={tick(topLine)}
              style={{ ...axisStyle, grid: { stroke: 'none' }, axis: { stroke: 'none' } }}
            />
            <VictoryBar
              data={data}
              x="x"
              y="barShare"
              barRatio={0.55}
              cornerRadius={{ top: 3 }}
              labels={({ datum }) => String(datum?.text)}
              labelComponent={tooltip}
              dataComponent={<Bar tabIndex={0} role="img" ariaLabel={({ datum }) => String(datum?.text)} />}
              style={{ data: { fill: 'var(--tf-chart-1)' } }}
              events={events}
            />
            <VictoryLine
              data={data}
              x="x"
              y="lineShare"
              style={{ data: { stroke: 'var(--tf-chart-2)', strokeWidth: 2 } }}
            />
            <VictoryScatter data={data} x="x" y="lineShare" size={3} style={{ data: { fill: 'var(--tf-chart-2)' } }} />
          </VictoryChart>
        )}
      </div>
      {table && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{dayName}</th>
              <th scope="col">{`${bar.name}（${bar.unit}）`}</th>
              <th scope="col">{`${line.name}（${line.unit}）`}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.day}>
                <th scope="row">{point.day}</th>
                <td>{formatFigure(bar.kind, point.bar)}</td>
                <td>{formatFigure(line.kind, point.line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  )
}
