import { useState } from 'react'
import { LuImageOff } from '../../../../ui/icons'
import { pictureSource } from '../rows'
import { texts } from '../texts'
import css from './pictures.module.css'

/** A picture, or the word that it cannot be shown. */
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
