import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '../../../../ui/form/Field'
import type { FieldProps } from '../../../../ui/form/fields'
import controls from '../../../../ui/form/form.module.css'
import { LuPlus } from '../../../../ui/icons'
import { Button } from '../../../../ui/layout/Button'
import { usePicturePreview } from '../pictures/preview'
import { picturesOf } from '../rows'
import { PictureDrop } from './PictureDrop'
import { PictureItem } from './PictureItem'
import { pictureFault } from './pictureFault'
import css from './pictures-field.module.css'
import { texts } from './texts'
import { type PictureFolder, usePictureUpload } from './usePictureUpload'

/**
 * The pictures of a punch, as comma-separated addresses: the first is the one that lists show. They are uploaded, or named by an address
 * where they lie elsewhere; each is opened large, taken away or put first. A form is not sent while one is still coming.
 */
export function PicturesField({ folder = 'waybill/', ...props }: FieldProps & { folder?: PictureFolder }) {
  const { name, label, disabled } = props
  const preview = usePicturePreview()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { field, fieldState } = useController({
    name,
    rules: { validate: () => upload.left === 0 || texts.pictureWait },
  })
  const urls = picturesOf(String(field.value ?? ''))
  const write = (next: readonly string[]) => field.onChange(next.join(','))
  const upload = usePictureUpload({ folder, urls, onAdd: (url) => write([...urls, url]), onFault: setFault })
  const add = () => {
    const url = typed.trim()
    if (!url) return
    const found = pictureFault(url, urls)
    setFault(found)
    if (found) return
    write([...urls, url])
    setTyped('')
  }
  const without = (url: string) => urls.filter((other) => other !== url)
  return (
    <Field {...props} wide error={fault ?? fieldState.error?.message}>
      {(ids) => (
        <div className={css.pictures}>
          <ul>
            {urls.map((url, at) => (
              <PictureItem
                key={url}
                url={url}
                name={texts.pictureAt(label, at + 1)}
                onOpen={() => preview({ name: label, urls: [...urls.slice(at), ...urls.slice(0, at)] })}
                onFirst={at > 0 ? () => write([url, ...without(url)]) : undefined}
                onRemove={() => write(without(url))}
                fixed={disabled}
              />
            ))}
            {!disabled && (
              <li>
                <PictureDrop label={label} left={upload.left} onChoose={(files) => void upload.choose(files)} />
              </li>
            )}
          </ul>
          <span className={css.add}>
            <input
              {...ids}
              className={controls.control}
              type="url"
              autoComplete="off"
              disabled={disabled}
              placeholder={texts.pictureAddress}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setFault(null)
              }}
              onKeyDown={(event) => {
                // Enter adds the picture and sends no form.
                if (event.key !== 'Enter' || !typed.trim()) return
                event.preventDefault()
                add()
              }}
              // What was typed and not added must not be lost when the form is sent.
              onBlur={add}
            />
            {!disabled && (
              <Button icon={<LuPlus aria-hidden />} onClick={add}>
                {texts.pictureAdd}
              </Button>
            )}
          </span>
        </div>
      )}
    </Field>
  )
}
