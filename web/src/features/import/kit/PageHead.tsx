import type { ReactNode } from 'react'
import css from './import.module.css'
import { Steps } from './Steps'
import type { ImportRow, ImportSource } from './source'

interface Props<Row extends ImportRow> extends Pick<ImportSource<Row>, 'texts' | 'list'> {
  /** The way back. */
  back?: ReactNode
  steps?: Parameters<typeof Steps>[0]
}

/** What the page is about, and how far somebody has come. The tag of a page in the menu says the first already. */
export function PageHead<Row extends ImportRow>({ texts: { title }, list, back, steps }: Props<Row>) {
  return (
    <div className={css.top}>
      {back}
      <h1 className={list === undefined ? 'tf-visually-hidden' : css.title}>{title}</h1>
      {steps && <Steps {...steps} />}
    </div>
  )
}
