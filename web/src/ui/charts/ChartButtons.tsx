import type { RefObject } from 'react'
import { saveBlob } from '../../apollo/download'
import { toast } from '../feedback/toastStore'
import { Button } from '../layout/Button'
import { texts } from '../texts'
import { pictureOf } from './picture'
import { type Chart, csvOf } from './series'
import css from './TrendChart.module.css'

interface Props {
  chart: Chart
  /** What holds the drawing. */
  canvas: RefObject<HTMLElement | null>
  empty: boolean
  /** Whether the table is shown. */
  table: boolean
  onTable: () => void
}

/** The table of a chart, its picture and its figures as files. */
export function ChartButtons({ chart, canvas, empty, table, onTable }: Props) {
  const reason = empty ? texts.empty : null
  const savePicture = async () => {
    const svg = canvas.current?.querySelector('svg')
    if (!svg) return
    try {
      saveBlob(await pictureOf(svg, chart.title), `${chart.title}.png`)
    } catch {
      toast.error(texts.noPicture)
    }
  }
  const saveFigures = () => saveBlob(new Blob([csvOf(chart)], { type: 'text/csv;charset=utf-8' }), `${chart.title}.csv`)
  return (
    <span className={css.buttons}>
      <Button size="xs" variant="plain" aria-expanded={table} onClick={onTable}>
        {table ? texts.hideTable : texts.showTable}
      </Button>
      <Button size="xs" variant="plain" disabledReason={reason} onClick={() => void savePicture()}>
        {texts.savePicture}
      </Button>
      <Button size="xs" variant="plain" disabledReason={reason} onClick={saveFigures}>
        {texts.saveFigures}
      </Button>
    </span>
  )
}
