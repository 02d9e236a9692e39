import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { LuCircleHelp } from '../icons'
import { IconButton } from '../layout/Button'
import looks from '../layout/looks.module.css'
import { texts } from '../texts'
import { ChartButtons } from './ChartButtons'
import { ChartCanvas } from './ChartCanvas'
import { ChartLegend, entriesOf } from './ChartLegend'
import { ChartTable } from './ChartTable'
import css from './chart.module.css'
import { drawnOf } from './downsample'
import { scalesOf } from './scale'
import { type Chart, coloursOf, isEmpty, type Point, type Series } from './series'

/** Width of an element in pixels; 0 until it is measured. */
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

interface Props extends Chart {
  emptyText: string
  /** Explanation beside the title, which is shown with it. */
  help?: string
  /** Content beside the title. */
  beside?: ReactNode
  /** Pixels; 300 by default. */
  height?: number
  /** Hidden series by name, if the page stores them. */
  hidden?: readonly string[]
  onHidden?: (hidden: readonly string[]) => void
  /** Opens the rows behind a point, by a click or Enter; the series is null if none was chosen. */
  onPick?: (point: Point, series: Series | null) => void
  /** Whether a point, or a series of it, links to rows. */
  isOpen?: (point: Point, series: Series | null) => boolean
  /** Effect of a click. */
  pickHint?: string
}

const HEIGHT = 300
const NONE: readonly string[] = []

/**
 * Bars side by side or stacked, and lines over the same points: on at most two axes with their units, usable by mouse
 * and keyboard, optionally with an earlier span for comparison; the same values as a table, a picture and a file.
 */
export default function ComboChart(props: Props) {
  const { title, about, pointName, points, series, stacked, compared, help, beside, height = HEIGHT, ...rest } = props
  const { emptyText, hidden: given, onHidden, onPick, isOpen, pickHint } = rest
  const chart = useMemo<Chart>(
    () => ({ title, about, pointName, points, series, stacked, compared }),
    [title, about, pointName, points, series, stacked, compared],
  )
  const { element, width } = useWidth()
  const [table, setTable] = useState(false)
  const [own, setOwn] = useState(NONE)
  const hidden = given ?? own
  const shown = useMemo(
    () => series.flatMap(({ name }, index) => (hidden.includes(name) ? [] : [index])),
    [series, hidden],
  )
  const compares = compared !== undefined && !hidden.includes(compared)
  const drawn = useMemo(() => drawnOf(chart, shown), [chart, shown])
  const scales = useMemo(() => scalesOf(chart, shown), [chart, shown])
  const colours = useMemo(() => coloursOf(series), [series])
  const empty = isEmpty(chart)
  const entries = entriesOf(chart, scales, colours, hidden)
  const toggle = (name: string) =>
    (onHidden ?? setOwn)(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name])

  return (
    <figure className={css.figure}>
      {help && (
        <div className={css.title}>
          <h2>{title}</h2>
          <IconButton size="xs" label={help} icon={<LuCircleHelp aria-hidden size={15} />} />
          {beside}
        </div>
      )}
      {about && <p className={css.about}>{about}</p>}
      <ChartLegend entries={entries} hidden={hidden} onToggle={toggle}>
        <ChartButtons
          chart={chart}
          entries={entries.filter(({ name }) => !hidden.includes(name))}
          canvas={element}
          empty={empty}
          table={table}
          onTable={() => setTable(!table)}
        />
      </ChartLegend>
      <div ref={element} className={css.canvas} style={{ minHeight: height }}>
        {empty && <p className={css.empty}>{emptyText}</p>}
        {!empty && shown.length === 0 && <p className={css.empty}>{texts.allHidden}</p>}
        {width > 0 && !empty && shown.length > 0 && (
          <ChartCanvas
            chart={compares ? chart : { ...chart, compared: undefined }}
            {...{ drawn, shown, colours, scales, width, height, onPick, isOpen, pickHint }}
          />
        )}
      </div>
      {drawn.length < points.length && <p className={looks.small}>{texts.sampled(points.length, drawn.length)}</p>}
      {table && (
        <ChartTable
          chart={chart}
          onPick={onPick && ((point) => onPick(point, null))}
          isOpen={isOpen && ((point) => isOpen(point, null))}
        />
      )}
    </figure>
  )
}
