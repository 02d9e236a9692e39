import { useState } from 'react'
import { useController } from 'react-hook-form'
import { PictureDrop } from '../../../ui/file-drop/PictureDrop'
import { Field } from '../../../ui/form/Field'
import type { FieldProps } from '../../../ui/form/fields'
import controls from '../../../ui/form/form.module.css'
import { LuPlus } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { pictureFault, picturesOf } from './address'
import { PictureItem } from './PictureItem'
import css from './picture.module.css'
import { usePicturePreview } from './preview'
import { texts } from './texts'
import { type PictureFolder, usePictureUpload } from './usePictureUpload'

/**
 * Pictures of a punch, as comma-separated addresses: lists show the first one. They are uploaded, or entered by an
 * address elsewhere; each can be opened large, removed or put first. A form is not sent while an upload is running.
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
                <PictureDrop
                  look="tile"
                  multiple
                  label={texts.pictureUploadOf(label)}
                  busy={upload.left > 0}
                  prompt={upload.left > 0 ? texts.pictureUploading(upload.left) : texts.pictureUpload}
                  onChoose={(files) => void upload.choose(files)}
                />
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
                // Enter adds the picture and submits no form.
                if (event.key !== 'Enter' || !typed.trim()) return
                event.preventDefault()
                add()
              }}
              // Typed text that was not added must not be lost when the form is sent.
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
