import { useController } from 'react-hook-form'
import { FileCamera } from '../../../ui/file-drop/FileDrop'
import { PictureDrop } from '../../../ui/file-drop/PictureDrop'
import { Field } from '../../../ui/form/Field'
import { LuCamera } from '../../../ui/icons'
import { usePrivatePicture } from '../../../ui/private-picture/usePrivatePicture'
import css from './authentication.module.css'
import { errorOf, type PictureName, type Values } from './form'
import { PictureCheck } from './picture/PictureCheck'
import { texts } from './texts'
import { usePaper } from './usePaper'

/**
 * Picture of a paper: chosen, dropped or replaced. A picture of a stored draft is fetched, since its link needs the
 * session.
 */
export function PaperField({ name }: { name: PictureName }) {
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

  const take = ([file]: FileList, taken = false) => {
    if (file) void choose(file, taken)
  }
  const doingText = doing && texts[doing]

  return (
    <Field label={words.label} required hint={words.hint} error={fieldState.error?.message}>
      {(ids) => (
        <>
          <PictureDrop
            {...ids}
            ref={field.ref}
            url={url}
            alt={texts.pictureOf(words.label)}
            prompt={instead || (url ? texts.replacePicture : texts.choosePicture)}
            onBlur={field.onBlur}
            onChoose={(files) => take(files)}
          />
          <FileCamera label={texts.takePhoto} onChoose={(files) => take(files, true)}>
            <LuCamera aria-hidden size={16} />
            {texts.takePhoto}
          </FileCamera>
          {check && <PictureCheck name={name} {...check} />}
          <p className={css.said} role="status" data-tone={doing ? undefined : said?.tone}>
            {doingText ?? said?.text}
          </p>
        </>
      )}
    </Field>
  )
}
