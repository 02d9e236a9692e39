import { type DragEvent, useState } from 'react'
import { LuImageUp } from '../../../../ui/icons'
import css from './pictures-field.module.css'
import { texts } from './texts'

interface Props {
  label: string
  /** Pictures that are still being uploaded. */
  left: number
  onChoose: (files: FileList | null) => void
}

/** Where pictures are chosen or dropped, several at a time. */
export function PictureDrop({ label, left, onChoose }: Props) {
  const [over, setOver] = useState(false)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    onChoose(event.dataTransfer.files)
  }
  return (
    <label className={css.drop} data-over={over} onDragOver={drag(true)} onDragLeave={drag(false)} onDrop={drop}>
      <input
        className={css.file}
        type="file"
        multiple
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        aria-label={texts.pictureUploadOf(label)}
        onChange={({ target }) => {
          onChoose(target.files)
          target.value = ''
        }}
      />
      <LuImageUp aria-hidden size={20} />
      <span role={left > 0 ? 'status' : undefined}>
        {left > 0 ? texts.pictureUploading(left) : texts.pictureUpload}
      </span>
    </label>
  )
}
