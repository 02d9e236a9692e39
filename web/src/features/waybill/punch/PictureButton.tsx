import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react'
import { LuCamera } from '../../../ui/icons'
import { smallPicture } from '../../../ui/picture/smallPicture'
import css from './punch.module.css'
import { texts } from './texts'
import tripCss from './trip.module.css'

/** Bytes of a picture: with the punch around it at most 40 KB. */
const MOST_BYTES = 38 * 1024

interface Props {
  picture: Blob | null
  onTake: (picture: Blob | null) => void
}

/** Picture by the phone's own camera, made small before it is kept. */
export function PictureButton({ picture, onTake }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isFault, setFault] = useState(false)
  const url = useMemo(() => picture && URL.createObjectURL(picture), [picture])
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    try {
      onTake(await smallPicture(file, MOST_BYTES))
      setFault(false)
    } catch {
      setFault(true)
    }
  }
  return (
    <div className={tripCss.picture}>
      <input
        ref={input}
        className="tf-visually-hidden"
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label={texts.picture}
        onChange={(event) => void take(event)}
      />
      <button type="button" className={css.plain} onClick={() => input.current?.click()}>
        <LuCamera aria-hidden size={24} />
        {picture ? texts.retake : texts.picture}
      </button>
      {url && <img src={url} alt={texts.pictureTaken} />}
      {picture && (
        <button type="button" className={css.plain} onClick={() => onTake(null)}>
          {texts.dropPicture}
        </button>
      )}
      {isFault && <p role="alert">{texts.pictureFault}</p>}
    </div>
  )
}
