import { useEffect, useState } from 'react'
import { LuImage, LuImageOff } from '../icons'
import { texts } from '../texts'
import { PictureViewer } from './PictureViewer'
import css from './private-picture.module.css'
import { pictureTexts } from './texts'
import { usePrivatePicture } from './usePrivatePicture'

interface Props {
  /** Link from an upload or a query; null without a picture. */
  link: string | null
  /** Alternative text of the picture. */
  alt: string
  /** Message in place of a removed picture. */
  gone?: string
  className?: string
  /** Called with the picture, for callers that show parts of it. */
  onShown?: (picture: Blob) => void
}

/**
 * Picture that only permitted people may see. A click enlarges it, and it can be turned. Pages outside of the frame use
 * it too, so that it does without the component library.
 */
export function PrivatePicture({ link, alt, gone = pictureTexts.gone, className = '', onShown }: Props) {
  const { picture, retry } = usePrivatePicture(link)
  const [large, setLarge] = useState(false)
  const blob = picture.state === 'shown' ? picture.blob : null
  useEffect(() => {
    if (blob) onShown?.(blob)
  }, [blob, onShown])
  const box = `${css.box} ${className}`
  if (picture.state === 'shown') {
    return (
      <>
        <button
          type="button"
          className={`${box} ${css.open}`}
          aria-label={pictureTexts.enlarge(alt)}
          onClick={() => setLarge(true)}
        >
          <img src={picture.url} alt={alt} />
        </button>
        {large && <PictureViewer url={picture.url} alt={alt} onClose={() => setLarge(false)} />}
      </>
    )
  }
  if (picture.state === 'failed') {
    return (
      <div className={box} role="alert">
        <LuImageOff aria-hidden size={22} />
        <span>{picture.error.message}</span>
        <button type="button" className={css.retry} aria-label={`${texts.retry}：${alt}`} onClick={retry}>
          {texts.retry}
        </button>
      </div>
    )
  }
  const said = {
    none: pictureTexts.none,
    elsewhere: pictureTexts.elsewhere,
    loading: texts.loading,
    gone,
  }[picture.state]
  const Icon = picture.state === 'loading' ? LuImage : LuImageOff
  return (
    <div className={box} role="img" aria-label={`${alt}：${said}`} aria-busy={picture.state === 'loading'}>
      <Icon aria-hidden size={22} />
      <span>{said}</span>
    </div>
  )
}
