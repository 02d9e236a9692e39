import type { RefObject } from 'react'
import { saveBlob } from '../../apollo/download'
import { toast } from '../feedback/toastStore'
import { Button } from '../layout/Button'
import { texts } from '../texts'
import type { Entry } from './ChartLegend'
import css from './chart.module.css'
import { drawingOf, pictureOf } from './picture'
import { type Chart, csvOf } from './series'

interface Props {
  chart: Chart
  /** What the legend says of what is drawn. */
  entries: readonly Entry[]
  /** What holds the drawing. */
  canvas: RefObject<HTMLElement | null>
  empty: boolean
  /** Whether the table is shown. */
  table: boolean
  onTable: () => void
}

/** The table of a chart; its picture, as points or as lines, and its figures as files. */
export function ChartButtons({ chart, entries, canvas, empty, table, onTable }: Props) {
  const reason = empty ? texts.empty : null
  const save = async (ending: string, make: () => Promise<Blob> | Blob) => {
    try {
      saveBlob(await make(), `${chart.title}.${ending}`)
    } catch {
      toast.error(texts.noPicture)
    }
  }
  const drawing = () => {
    const svg = canvas.current?.querySelector('svg')
    if (!svg) throw new Error('the chart is not drawn')
    return drawingOf(svg, chart, entries)
  }
  const vector = () => new Blob([drawing().source], { type: 'image/svg+xml;charset=utf-8' })
  const figures = () => new Blob([csvOf(chart)], { type: 'text/csv;charset=utf-8' })
  return (
    <span className={css.buttons}>
      <Button size="xs" variant="plain" aria-expanded={table} onClick={onTable}>
        {table ? texts.hideTable : texts.showTable}
      </Button>
      <Button
        size="xs"
        variant="plain"
        disabledReason={reason}
        onClick={() => void save('png', () => pictureOf(drawing()))}
      >
        {texts.savePicture}
      </Button>
      <Button size="xs" variant="plain" disabledReason={reason} onClick={() => void save('svg', vector)}>
        {texts.saveVector}
      </Button>
      <Button size="xs" variant="plain" disabledReason={reason} onClick={() => void save('csv', figures)}>
        {texts.saveFigures}
      </Button>
    </span>
  )
}
