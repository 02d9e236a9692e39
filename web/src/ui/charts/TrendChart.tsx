import { type CSSProperties, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  Bar,
  VictoryAxis,
  VictoryBar,
  VictoryChart,
  VictoryLabel,
  VictoryLine,
  VictoryScatter,
  VictoryTooltip,
} from 'victory'
import { formatCount } from '../format/decimal'
import { ChartButtons } from './ChartButtons'
import { ChartTable } from './ChartTable'
import { type Chart, headOf, labelEvery, scaleOf, tellPoint } from './series'
import css from './TrendChart.module.css'

interface Props extends Chart {
  emptyText: string
  /** Pixels; 300 unless given. */
  height?: number
  /** Opens what lies behind one point: a click, or Enter on it. */
  onOpen?: (day: string) => void
}

const HEIGHT = 300
const PADDING = { top: 28, bottom: 34, left: 56, right: 60 }
const WIDEST_BAR = 26
/** Thinner bars have square corners. */
const WIDE_BAR = 10
/** Points closer together than that have no dot each. */
const DOTS_FROM = 12
const COLOURS = ['var(--tf-chart-1)', 'var(--tf-chart-3)', 'var(--tf-chart-4)']
const LINE = 'var(--tf-chart-2)'
const axisStyle = {
  axis: { stroke: 'var(--tf-border-strong)' },
  grid: { stroke: 'var(--tf-border)' },
  tickLabels: { fill: 'var(--tf-text-3)', fontSize: 12, fontFamily: 'var(--tf-font)', padding: 6 },
}
const noLines = { grid: { stroke: 'none' }, axis: { stroke: 'none' } }

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

/** A day without its year, a month with it. */
const short = (day: string) => (day.length > 7 ? day.slice(5) : day)

/** Bars and a line over days, on two axes with their units; the same figures as a table, a picture and a file on request. */
export default function TrendChart({ emptyText, height = HEIGHT, onOpen, ...chart }: Props) {
  const { title, points, bars, line } = chart
  const { element, width } = useWidth()
  const [table, setTable] = useState(false)
  const { topBar, topLine, bottom, shares } = scaleOf(points)
  const room = Math.max(width - PADDING.left - PADDING.right, 1) / Math.max(points.length, 1)
  const barWidth = Math.min(WIDEST_BAR, (room * 0.7) / bars.length)
  // Only positions on the screen are floats; every figure shown is exact. Points stand by their number: two years have the same days.
  const barData = (index: number) =>
    points
      .map((point, at) => ({
        x: at + 1 + ((index - (bars.length - 1) / 2) * barWidth) / room,
        y: Number(point.bars[index]) / topBar,
      }))
      // A bar without a height has no corners to round.
      .filter(({ y }) => y !== 0)
  const lineData = points.map((point, at) => ({ x: at + 1, y: Number(point.line) / topLine }))
  const grounds = points.map((point, at) => ({
    x: at + 1,
    y: 1,
    y0: bottom,
    text: `${point.day}\n${tellPoint(chart, point)}`,
  }))
  const tooltip = (
    <VictoryTooltip
      constrainToVisibleArea
      labelComponent={<VictoryLabel lineHeight={1.4} />}
      centerOffset={{ y: 40 }}
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
  // What lies below 0 has its figures on the axis of those that go there.
  const tick = (top: number, signed: boolean) => (share: number) =>
    share < 0 && !signed ? '' : formatCount(share * top)
  const every = labelEvery(points.length, width - PADDING.left - PADDING.right)
  const labelled = points.flatMap((_, at) => (at % every ? [] : [at + 1]))
  const empty = points.every((point) => point.bars.every((value) => Number(value) === 0))
  const below = bars.some((_, index) => points.some((point) => Number(point.bars[index]) < 0))

  return (
    <figure className={css.figure}>
      <figcaption className={css.legend}>
        {bars.map((series, index) => (
          <span key={series.name} className={css.bar} style={{ '--colour': COLOURS[index] } as CSSProperties}>
            {headOf(series)}
          </span>
        ))}
        <span className={css.line}>{headOf(line)}</span>
        <ChartButtons chart={chart} canvas={element} empty={empty} table={table} onTable={() => setTable(!table)} />
      </figcaption>
      <div ref={element} className={css.canvas} style={{ minHeight: height }} data-links={onOpen ? true : undefined}>
        {empty && <p className={css.empty}>{emptyText}</p>}
        {width > 0 && !empty && (
          <VictoryChart
            width={width}
            height={height}
            padding={PADDING}
            domain={{ x: [0.5, points.length + 0.5], y: [bottom, 1] }}
            title={title}
          >
            <VictoryAxis
              axisValue={bottom}
              style={{ ...axisStyle, grid: { stroke: 'none' } }}
              tickValues={labelled}
              tickFormat={(at: number) => short(points[at - 1]?.day ?? '')}
            />
            <VictoryAxis dependentAxis tickValues={shares} tickFormat={tick(topBar, below)} style={axisStyle} />
            <VictoryAxis
              dependentAxis
              orientation="right"
              tickValues={shares}
              tickFormat={tick(topLine, true)}
              style={{ ...axisStyle, ...noLines }}
            />
            {bars.map((series, index) => (
              <VictoryBar
                key={series.name}
                data={barData(index)}
                barWidth={barWidth}
                cornerRadius={{ top: barWidth < WIDE_BAR ? 0 : 3 }}
                style={{ data: { fill: COLOURS[index], pointerEvents: 'none' } }}
              />
            ))}
            <VictoryLine data={lineData} style={{ data: { stroke: LINE, strokeWidth: 2, pointerEvents: 'none' } }} />
            {room >= DOTS_FROM && (
              <VictoryScatter data={lineData} size={3} style={{ data: { fill: LINE, pointerEvents: 'none' } }} />
            )}
            <VictoryBar
              data={grounds}
              barWidth={room}
              labels={({ datum }) => String(datum?.text)}
              labelComponent={tooltip}
              dataComponent={<Bar tabIndex={0} role="img" ariaLabel={({ datum }) => String(datum?.text)} />}
              style={{ data: { fill: 'transparent' } }}
              events={events}
            />
          </VictoryChart>
        )}
      </div>
      {table && <ChartTable {...chart} onOpen={onOpen} />}
    </figure>
  )
}
