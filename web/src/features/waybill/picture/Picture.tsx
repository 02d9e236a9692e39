import { useState } from 'react'
import { LuImageOff } from '../../../ui/icons'
import { pictureSource } from './address'
import css from './picture.module.css'
import { texts } from './texts'

/** Picture, or a text if it cannot be shown. */
export function Picture({ url, alt, className }: { url: string; alt: string; className?: string }) {
  const [broken, setBroken] = useState(false)
  if (broken) {
    return (
      <span className={`${css.broken} ${className ?? ''}`} role="img" aria-label={`${alt}：${texts.pictureBroken}`}>
        <LuImageOff aria-hidden size={18} />
        <span>{texts.pictureBroken}</span>
      </span>
    )
  }
  return <img className={className} src={pictureSource(url)} alt={alt} loading="lazy" onError={() => setBroken(true)} />
}
