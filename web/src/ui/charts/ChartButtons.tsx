import type { RefObject } from 'react'
import { saveBlob } from '../../apollo/download'
import { toast } from '../feedback/toastStore'
import { Button } from '../layout/Button'
import { texts } from '../texts'
import type { Entry } from './ChartLegend'
import css from './chart.module.css'
import { type Chart, csvOfChart } from './series'

interface Props {
  chart: Chart
  /** Entries of the legend. */
  entries: readonly Entry[]
  /** Element with the drawing. */
  canvas: RefObject<HTMLElement | null>
  empty: boolean
  /** Whether the table is shown. */
  table: boolean
  onTable: () => void
}

/** Buttons for a chart's table, for its drawing as points or lines, and for its figures as files. */
export function ChartButtons({ chart, entries, canvas, empty, table, onTable }: Props) {
  const reason = empty ? texts.empty : null
  const save = async (ending: string, make: () => Promise<Blob> | Blob) => {
    try {
      saveBlob(await make(), `${chart.title}.${ending}`)
    } catch {
      toast.error(texts.noPicture)
    }
  }
  /** Loads the code that draws pictures on demand, since most people only look at a chart. */
  const drawn = async () => {
    const svg = canvas.current?.querySelector('svg')
    if (!svg) throw new Error('the chart is not drawn')
    const { drawingOf, pictureOf } = await import('./picture')
    return { drawing: drawingOf(svg, chart, entries), pictureOf }
  }
  const picture = async () => {
    const { drawing, pictureOf } = await drawn()
    return pictureOf(drawing)
  }
  const vector = async () => new Blob([(await drawn()).drawing.source], { type: 'image/svg+xml;charset=utf-8' })
  const figures = () => new Blob([csvOfChart(chart)], { type: 'text/csv;charset=utf-8' })
  return (
    <span className={css.buttons}>
      <Button size="xs" variant="plain" aria-expanded={table} onClick={onTable}>
        {table ? texts.hideTable : texts.showTable}
      </Button>
      <Button size="xs" variant="plain" disabledReason={reason} onClick={() => void save('png', picture)}>
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
