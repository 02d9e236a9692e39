import { useController, useFormContext } from 'react-hook-form'
import { PictureDrop } from '../../../ui/file-drop/PictureDrop'
import { Field } from '../../../ui/form/Field'
import type { FieldName, Values } from './form'
import css from './registration.module.css'
import { type PictureTexts, texts } from './texts'
import { usePicture } from './usePicture'

interface Props {
  name: FieldName
  words: PictureTexts
  required?: boolean
}

/** Picture of the form: chosen, dropped or replaced, and stored at once. */
export function PictureField({ name, words, required }: Props) {
  const { setError } = useFormContext<Values>()
  const { field, fieldState } = useController<Values>({
    name,
    rules: { validate: (link) => (picture.uploading ? texts.uploading : !required || link !== '' || words.missing) },
  })
  const picture = usePicture({
    texts: words,
    onLink: field.onChange,
    onError: (message) => setError(name, { type: 'upload', message }),
  })

  return (
    <Field label={words.label} required={required} hint={words.hint} error={fieldState.error?.message}>
      {(ids) => (
        <div className={css.picture}>
          <PictureDrop
            {...ids}
            ref={field.ref}
            url={picture.preview}
            alt={texts.pictureOf(words.label)}
            busy={picture.uploading}
            prompt={picture.uploading ? texts.uploading : field.value ? texts.replacePicture : texts.choosePicture}
            onBlur={field.onBlur}
            onChoose={([file]) => void (file && picture.choose(file))}
          />
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
