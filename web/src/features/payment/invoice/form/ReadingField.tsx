import { type DragEvent, useState } from 'react'
import { LuFileScan } from '../../../../ui/icons'
import { texts } from '../texts'
import css from './form.module.css'
import type { useReading } from './useReading'

/** 读取电子发票: a file that is chosen or dropped is kept, and what it says is filled in. */
export function ReadingField({ sending, said, reading, choose }: ReturnType<typeof useReading>) {
  const [over, setOver] = useState(false)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    void choose(event.dataTransfer.files)
  }
  const buyer = reading && [reading.buyerName ?? '', reading.buyerTaxNo ?? ''].filter(Boolean)
  return (
    <div className={css.reading}>
      <label
        className={css.drop}
        data-over={over || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <input
          className={css.file}
          type="file"
          accept=".xml,.ofd,.pdf,.jpg,.jpeg,.png"
          aria-label={texts.reading}
          onChange={({ target }) => {
            void choose(target.files)
            target.value = ''
          }}
        />
        <LuFileScan aria-hidden size={20} />
        <span>
          <b>{texts.reading}</b> {over ? texts.dropNow : texts.drop}
        </span>
      </label>
      {sending && <p role="status">{texts.sending(sending)}</p>}
      {said && (
        <p className={css.said} data-tone={said.tone} role={said.tone === 'bad' ? 'alert' : 'status'}>
          {said.text}
        </p>
      )}
      {buyer && buyer.length > 0 && <p className={css.hint}>{texts.buyer(buyer[0] ?? '', buyer[1] ?? '')}</p>}
    </div>
  )
}
