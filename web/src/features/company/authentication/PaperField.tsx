import { type DragEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '../../../ui/form/Field'
import { LuCamera, LuImageUp } from '../../../ui/icons'
import { usePrivatePicture } from '../../../ui/private-picture/usePrivatePicture'
import { registrationCss } from '../registration'
import css from './authentication.module.css'
import { errorOf, type PictureName, type Values } from './form'
import { PictureCheck } from './picture/PictureCheck'
import pictureCss from './picture/picture.module.css'
import { texts } from './texts'
import { usePaper } from './usePaper'

/** A picture of a paper: chosen, dropped or replaced. Brought along from another day it is fetched, for its link opens for nobody else. */
export function PaperField({ name }: { name: PictureName }) {
  const [over, setOver] = useState(false)
  const { doing, said, local, choose, check, words } = usePaper(name)
  const { field, fieldState } = useController<Values, PictureName>({
    name,
    rules: { validate: (_, values) => (doing === 'uploading' ? texts.uploading : (errorOf(name, values) ?? true)) },
  })
  const link = field.value
  const isLocal = local?.link === link
  const { picture } = usePrivatePicture(link === '' || isLocal ? null : link)
  const url = isLocal ? local?.url : picture.state === 'shown' ? picture.url : null
  const waits = {
    loading: texts.loading,
    gone: texts.gone,
    failed: picture.state === 'failed' && picture.error.message,
  }
  const instead = link !== '' && !isLocal && picture.state in waits ? waits[picture.state as keyof typeof waits] : null

  const take = (files: FileList | null, taken = false) => {
    const [file] = files ?? []
    if (file) void choose(file, taken)
  }
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    take(event.dataTransfer.files)
  }
  const doingText = doing && texts[doing]

  return (
    <Field label={words.label} required hint={words.hint} error={fieldState.error?.message}>
      {(ids) => (
        <>
          <label
            className={`${registrationCss.drop} ${css.drop}`}
            data-over={over}
            data-shown={url ? true : undefined}
            onDragOver={drag(true)}
            onDragLeave={drag(false)}
            onDrop={drop}
          >
            <input
              {...ids}
              ref={field.ref}
              type="file"
              accept=".jpg,.jpeg,.png,image/jpeg,image/png"
              className={registrationCss.file}
              onBlur={field.onBlur}
              onChange={(event) => {
                take(event.target.files)
                event.target.value = ''
              }}
            />
            {url ? <img src={url} alt={texts.pictureOf(words.label)} /> : <LuImageUp aria-hidden size={26} />}
            <span className={registrationCss.prompt}>
              {instead || (url ? texts.replacePicture : texts.choosePicture)}
            </span>
          </label>
          <label className={pictureCss.camera}>
            <LuCamera aria-hidden size={16} />
            {texts.takePhoto}
            <input
              type="file"
              accept="image/jpeg,image/png"
              capture="environment"
              aria-label={texts.takePhoto}
              onChange={(event) => {
                take(event.target.files, true)
                event.target.value = ''
              }}
            />
          </label>
          {check && <PictureCheck name={name} {...check} />}
          <p className={css.said} role="status" data-tone={doing ? undefined : said?.tone}>
            {doingText ?? said?.text}
          </p>
        </>
      )}
    </Field>
  )
}
