import { useState } from 'react'
import { useController } from 'react-hook-form'
import { LuArrowLeft, LuPlus, LuTrash2 } from 'react-icons/lu'
import { Field } from '../../../../ui/form/Field'
import type { FieldProps } from '../../../../ui/form/fields'
import controls from '../../../../ui/form/form.module.css'
import { Button, IconButton } from '../../../../ui/layout/Button'
import { Picture } from '../pictures/Picture'
import { picturesOf } from '../rows'
import { pictureFault } from './pictureFault'
import css from './pictures-field.module.css'
import { texts } from './texts'

/** The pictures of a punch as comma-separated addresses: the first is the one that lists show; each can be taken away, others added. */
export function PicturesField(props: FieldProps) {
  const { name, label, disabled } = props
  const { field, fieldState } = useController({ name })
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const urls = picturesOf(String(field.value ?? ''))
  const write = (next: readonly string[]) => field.onChange(next.join(','))
  const add = () => {
    const url = typed.trim()
    if (!url) return setFault(null)
    const found = pictureFault(url, urls)
    setFault(found)
    if (found) return
    write([...urls, url])
    setTyped('')
  }
  return (
    <Field {...props} wide error={fault ?? fieldState.error?.message}>
      {(ids) => (
        <div className={css.pictures}>
          {urls.length > 0 && (
            <ul>
              {urls.map((url, at) => (
                <li key={url}>
                  <Picture className={css.picture} url={url} alt={texts.pictureAt(label, at + 1)} />
                  {!disabled && (
                    <span>
                      {at > 0 && (
                        <IconButton
                          size="xs"
                          label={texts.pictureFirst(texts.pictureAt(label, at + 1))}
                          icon={<LuArrowLeft aria-hidden />}
                          onClick={() => write([url, ...urls.filter((other) => other !== url)])}
                        />
                      )}
                      <IconButton
                        size="xs"
                        label={texts.pictureRemove(texts.pictureAt(label, at + 1))}
                        icon={<LuTrash2 aria-hidden />}
                        onClick={() => write(urls.filter((other) => other !== url))}
                      />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
          <span className={css.add}>
            <input
              {...ids}
              className={controls.control}
              type="url"
              autoComplete="off"
              disabled={disabled}
              placeholder={texts.pictureAddress}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
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
