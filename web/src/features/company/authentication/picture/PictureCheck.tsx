import { useEffect, useState } from 'react'
import { toast } from '../../../../ui/feedback/toastStore'
import { LuRotateCw } from '../../../../ui/icons'
import looks from '../../../../ui/layout/looks.module.css'
import css from '../authentication.module.css'
import type { PictureName } from '../form'
import { texts } from '../texts'
import type { Judged } from '../usePaper'
import { turnedOf } from './canvas'

interface Props {
  name: PictureName
  judged: Judged
  onTurned: (file: File) => void
  onTake: (file: File) => void
  onDrop: () => void
}

/**
 * Picture before it is sent: in a frame of the paper's shape, with a button to rotate it, and a warning if it is
 * blurred.
 */
export function PictureCheck({ name, judged: { file, blurred }, onTurned, onTake, onDrop }: Props) {
  const [url, setUrl] = useState('')
  const [turning, setTurning] = useState(false)
  const { label } = texts.papers[name]

  useEffect(() => {
    const shown = URL.createObjectURL(file)
    setUrl(shown)
    return () => URL.revokeObjectURL(shown)
  }, [file])

  const turn = async () => {
    setTurning(true)
    try {
      onTurned(await turnedOf(file))
    } catch (error) {
      toast.failure(error)
    } finally {
      setTurning(false)
    }
  }
  return (
    <section className={css.check} aria-label={texts.checkPicture}>
      <div className={css.frame} data-paper={name === 'companyUrl' ? 'licence' : 'card'}>
        {url && <img src={url} alt={texts.pictureOf(label)} />}
      </div>
      <p role="alert" className={looks.warning} hidden={!blurred}>
        {blurred && texts.blurred}
      </p>
      {!blurred && <p className={looks.note}>{texts.frameNote}</p>}
      <div className={css.pictureVerbs}>
        <button type="button" disabled={turning} onClick={turn}>
          <LuRotateCw aria-hidden size={16} />
          {texts.turn}
        </button>
        <button type="button" onClick={onDrop}>
          {texts.otherPicture}
        </button>
        <button type="button" data-main onClick={() => onTake(file)}>
          {blurred ? texts.takeAnyway : texts.takePicture}
        </button>
      </div>
    </section>
  )
}
