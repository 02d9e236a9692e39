import { memo } from 'react'
import { VictoryAxis } from 'victory-axis'
import { VictoryBar } from 'victory-bar'
import { VictoryChart } from 'victory-chart'
import { VictoryContainer, VictoryLabel } from 'victory-core'
import { VictoryLine } from 'victory-line'
import { VictoryScatter } from 'victory-scatter'
import { PADDING, type Plot, paddingOf, shiftOf, stackOf } from './plot'
import { type Axis, heightIn, labelsOf, type Scales, shiftInside, tickText } from './scale'
import type { Point, Series, Values } from './series'

interface Props {
  series: readonly Series[]
  points: readonly Point[]
  /** Indexes of the drawn series. */
  shown: readonly number[]
  colours: readonly string[]
  scales: Scales
  plot: Plot
  width: number
  height: number
}

/** Width below which bars have square corners. */
const WIDE_BAR = 10
/** Distance of points from which each has a dot. */
const DOTS_FROM = 12
const axisStyle = {
  axis: { stroke: 'var(--tf-border-strong)' },
  grid: { stroke: 'var(--tf-border)' },
  tickLabels: { fill: 'var(--tf-text-3)', fontSize: 12, fontFamily: 'var(--tf-font)', padding: 6 },
}
const unitStyle = { fill: 'var(--tf-text-3)', fontSize: 12, fontFamily: 'var(--tf-font)' }
const noGrid = { ...axisStyle, grid: { stroke: 'none' } }
const noLines = { ...axisStyle, grid: { stroke: 'none' }, axis: { stroke: 'none' } }
/** Style of values for comparison: lighter bars with a dashed edge, dashed lines. */
const COMPARED = { fillOpacity: 0.25, strokeDasharray: '3 2', strokeWidth: 1 }
const DASHES = '6 4'

const axisOf = (axis: Axis, shares: readonly number[]) => ({
  dependentAxis: true as const,
  tickValues: [...shares],
  tickFormat: (share: number) => tickText(axis, share),
})

/**
 * Drawing: bars side by side and lines over the same points, with two axes and their units. Floats are used only for
 * positions on the screen.
 */
export const ChartMarks = memo(({ series, points, shown, colours, scales, plot, width, height }: Props) => {
  const { left, right, bottom, shares } = scales
  const padding = paddingOf(right !== null)
  const colourOf = (index: number) => `var(${colours[index]})`
  const heightOf = (values: Values | undefined, index: number) => heightIn(scales, values, index)
  /** Lower end of a bar in a stack. */
  const baseOf = (values: Values, index: number): number => {
    if (!plot.stacked) return 0
    return stackOf(plot.bars, (bar) => heightOf(values, bar)).find((part) => part.index === index)?.from ?? 0
  }
  const bars = plot.bars.flatMap((index, place) =>
    Array.from({ length: plot.perBar }, (_, part) => ({
      index,
      isCompared: part === 1,
      column: place * plot.perBar + part,
    })),
  )
  const lines = shown
    .filter((index) => series[index]?.mark === 'line')
    .flatMap((index) =>
      [true, false].filter((old) => !old || plot.perBar === 2).map((isCompared) => ({ index, isCompared })),
    )
  const valuesOf = (point: Point, isCompared: boolean) => (isCompared ? point.compared?.values : point.values)
  const labels = labelsOf(
    points.map(({ label }) => label),
    plot.room * plot.count,
  )
  return (
    <VictoryChart
      width={width}
      height={height}
      padding={padding}
      domain={{ x: [0.5, Math.max(points.length, 1) + 0.5], y: [bottom, 1] }}
      containerComponent={<VictoryContainer role="presentation" style={{ touchAction: 'pan-y' }} />}
    >
      <VictoryAxis
        axisValue={bottom}
        style={noGrid}
        tickValues={labels.flatMap((label, at) => (label === null ? [] : [at + 1]))}
        tickFormat={(at: number) => labels[at - 1] ?? ''}
        tickLabelComponent={<VictoryLabel dx={({ text, x = 0 }) => shiftInside(String(text), x, width)} />}
      />
      {left && <VictoryAxis {...axisOf(left, shares)} style={axisStyle} />}
      {right && <VictoryAxis {...axisOf(right, shares)} orientation="right" style={noLines} />}
      {left && <VictoryLabel text={left.unit} x={PADDING.left - 6} y={12} textAnchor="end" style={unitStyle} />}
      {right && (
        <VictoryLabel text={right.unit} x={width - padding.right + 6} y={12} textAnchor="start" style={unitStyle} />
      )}
      {bars.map(({ index, isCompared, column }) => (
        <VictoryBar
          key={`${index} ${isCompared}`}
          data={points.flatMap((point, at) => {
            const values = valuesOf(point, isCompared)
            const y = heightOf(values, index)
            const y0 = values ? baseOf(values, index) : 0
            // A bar without a height has no corners to round.
            return y ? [{ x: at + 1 + shiftOf(plot, column), y: y0 + y, y0 }] : []
          })}
          barWidth={plot.barWidth}
          cornerRadius={{ top: plot.stacked || plot.barWidth < WIDE_BAR ? 0 : 3 }}
          style={{ data: { fill: colourOf(index), ...(isCompared ? { ...COMPARED, stroke: colourOf(index) } : {}) } }}
        />
      ))}
      {lines.map(({ index, isCompared }) => {
        const data = points.map((point, at) => ({ x: at + 1, y: heightOf(valuesOf(point, isCompared), index) }))
        // A value between two gaps has no line, so that it gets a dot.
        const dots = data.filter(
          ({ y }, at) => y !== null && (plot.room >= DOTS_FROM || (data[at - 1]?.y == null && data[at + 1]?.y == null)),
        )
        const look = isCompared ? { strokeWidth: 1.5, strokeDasharray: DASHES } : { strokeWidth: 2 }
        return [
          <VictoryLine
            key={`${index} ${isCompared} line`}
            data={data}
            style={{ data: { stroke: colourOf(index), ...look } }}
          />,
          dots.length > 0 && (
            <VictoryScatter
              key={`${index} ${isCompared} dots`}
              data={dots}
              size={isCompared ? 2 : 3}
              style={{
                data: {
                  fill: isCompared ? 'var(--tf-panel)' : colourOf(index),
                  stroke: colourOf(index),
                  strokeWidth: 1,
                },
              }}
            />
          ),
        ]
      })}
    </VictoryChart>
  )
})
