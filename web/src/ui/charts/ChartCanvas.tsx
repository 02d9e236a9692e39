import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { texts } from '../texts'
import { ChartMarks } from './ChartMarks'
import { ChartTip } from './ChartTip'
import css from './chart.module.css'
import { barAt, type Cursor, cursorAfter, PADDING, partAt, plotOf, pointAt, shareAt, stackOf } from './plot'
import { heightIn, type Scales } from './scale'
import { type Chart, type Point, type Series, tellPoint } from './series'

interface Props {
  chart: Chart
  /** Drawn points. */
  drawn: readonly Point[]
  /** Indexes of the drawn series. */
  shown: readonly number[]
  colours: readonly string[]
  scales: Scales
  width: number
  height: number
  onPick?: (point: Point, series: Series | null) => void
  isOpen?: (point: Point, series: Series | null) => boolean
  pickHint?: string
}

/** Drawing with its cursor: by the pointer, or by arrow keys once it has the focus. */
export function ChartCanvas({ chart, drawn, shown, colours, scales, width, height, ...rest }: Props) {
  const { onPick, isOpen = () => true, pickHint } = rest
  const { series, compared, stacked } = chart
  const [cursor, setCursor] = useState<Cursor | null>(null)
  const [told, setTold] = useState('')
  /** A first touch shows a point, a second one opens it. */
  const touched = useRef<number | null>(null)
  const plot = useMemo(
    () =>
      plotOf({
        width,
        count: drawn.length,
        bars: shown.filter((index) => series[index]?.mark === 'bar'),
        compares: compared !== undefined,
        stacked,
        rightAxis: scales.right !== null,
      }),
    [width, drawn, shown, series, compared, stacked, scales],
  )
  const at = cursor && cursor.at < drawn.length ? cursor.at : null
  const point = at === null ? undefined : drawn[at]
  const seriesOf = (one: Cursor | null) => (one?.series == null ? null : (series[one.series] ?? null))
  const canOpen = (one: Point, looked: Series | null) => onPick !== undefined && isOpen(one, looked)
  const pick = (place: Cursor) => {
    const [one, looked] = [drawn[place.at], seriesOf(place)]
    if (one && canOpen(one, looked)) onPick?.(one, looked)
  }
  const placeOf = ({ clientX, clientY, currentTarget }: MouseEvent): Cursor | null => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const x = clientX - left
    const found = pointAt(plot, x)
    if (found === null) return null
    if (!stacked) return { at: found, series: barAt(plot, x) }
    const parts = stackOf(plot.bars, (bar) => heightIn(scales, drawn[found]?.values, bar))
    return { at: found, series: partAt(plot, x, shareAt(clientY - top, height, scales.bottom), parts) }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && cursor) {
      event.preventDefault()
      return pick(cursor)
    }
    const next = cursorAfter(event.key, cursor, drawn.length, shown)
    if (next === undefined) return
    event.preventDefault()
    setCursor(next)
    const [one, index] = [next && drawn[next.at], next?.series]
    // With the cursor on a series only its own value is read out.
    setTold(one ? tellPoint(chart, one, index == null ? shown : [index]) : '')
  }
  return (
    <>
      {at !== null && (
        <span
          className={css.band}
          style={{ '--x': `${plot.left + at * plot.room}px`, '--room': `${plot.room}px` } as CSSProperties}
        />
      )}
      {/* Arrows walk through the points, which screen readers would otherwise take for themselves. */}
      <div
        className={css.drawing}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is walked through by keys
        tabIndex={0}
        aria-label={texts.chartOf(chart.title)}
        aria-description={onPick ? texts.chartKeysOpen : texts.chartKeys}
        data-links={point && canOpen(point, seriesOf(cursor)) ? true : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(null)}
        onPointerDown={({ pointerType }) => {
          touched.current = pointerType === 'mouse' ? -1 : at
        }}
        onPointerMove={(event) => setCursor(placeOf(event))}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setCursor(null)}
        onClick={(event) => {
          const place = placeOf(event)
          const looksFirst = touched.current !== -1 && touched.current !== place?.at
          setCursor(place)
          if (place && !looksFirst) pick(place)
        }}
      >
        <ChartMarks points={drawn} {...{ series, shown, colours, scales, plot, width, height }} />
      </div>
      {point && at !== null && (
        <ChartTip
          {...{ chart, point, shown, colours }}
          series={cursor?.series ?? null}
          hint={canOpen(point, seriesOf(cursor)) ? (pickHint ?? null) : null}
          x={PADDING.left + (at + 0.5) * plot.room}
          before={at > drawn.length / 2}
        />
      )}
      <p role="status" className="tf-visually-hidden">
        {told}
      </p>
    </>
  )
}
