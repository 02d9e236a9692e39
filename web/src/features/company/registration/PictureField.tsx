import { type DragEvent, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/form/Field'
import { LuImageUp } from '../../../ui/icons'
import type { FieldName, Values } from './form'
import css from './registration.module.css'
import { type PictureTexts, texts } from './texts'
import { usePicture } from './usePicture'

interface Props {
  name: FieldName
  words: PictureTexts
  required?: boolean
}

/** A picture of the form: chosen, dropped or replaced, and stored at once. */
export function PictureField({ name, words, required }: Props) {
  const { setError } = useFormContext<Values>()
  const [over, setOver] = useState(false)
  const { field, fieldState } = useController<Values>({
    name,
    rules: { validate: (link) => (picture.uploading ? texts.uploading : !required || link !== '' || words.missing) },
  })
  const picture = usePicture({
    texts: words,
    onLink: field.onChange,
    onError: (message) => setError(name, { type: 'upload', message }),
  })

  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) void picture.choose(file)
  }
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    take(event.dataTransfer.files)
  }

  return (
    <Field label={words.label} required={required} hint={words.hint} error={fieldState.error?.message}>
      {(ids) => (
        <div className={css.picture}>
          <label className={css.drop} data-over={over} onDragOver={drag(true)} onDragLeave={drag(false)} onDrop={drop}>
            <input
              {...ids}
              ref={field.ref}
              type="file"
              accept=".jpg,.jpeg,.png,image/jpeg,image/png"
              className={css.file}
              onBlur={field.onBlur}
              onChange={(event) => {
                take(event.target.files)
                event.target.value = ''
              }}
            />
            {picture.preview ? (
              <img src={picture.preview} alt={texts.pictureOf(words.label)} />
            ) : (
              <LuImageUp aria-hidden size={26} />
            )}
            <span className={css.prompt} role={picture.uploading ? 'status' : undefined}>
              {picture.uploading ? texts.uploading : field.value ? texts.replacePicture : texts.choosePicture}
            </span>
          </label>
          {field.value !== '' && (
            <button
              type="button"
              className={css.remove}
              aria-label={`${texts.removePicture}${words.label}`}
              onClick={picture.remove}
            >
              {texts.removePicture}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
