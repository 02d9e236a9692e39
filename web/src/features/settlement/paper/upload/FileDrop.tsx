import { type ChangeEvent, type DragEvent, useState } from 'react'
import { LuCamera, LuFiles } from '../../../../ui/icons'
import { ACCEPTED } from '../files'
import { texts } from '../texts'
import css from './upload.module.css'

/** Where files are chosen or dropped, many at a time; on phones one is photographed, too. */
export function FileDrop({ onChoose }: { onChoose: (files: FileList | null) => void }) {
  const [over, setOver] = useState(false)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    onChoose(event.dataTransfer.files)
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose(target.files)
    target.value = ''
  }
  return (
    <div className={css.sources}>
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
          multiple
          accept={ACCEPTED}
          aria-label={texts.choose}
          onChange={change}
        />
        <LuFiles aria-hidden size={22} />
        <span>
          <b>{over ? texts.dropNow : texts.choose}</b>
          <small>{texts.chooseHint}</small>
        </span>
      </label>
      <label className={css.camera}>
        <input
          className={css.file}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={texts.camera}
          onChange={change}
        />
        <LuCamera aria-hidden size={22} />
        <b>{texts.camera}</b>
      </label>
    </div>
  )
}
