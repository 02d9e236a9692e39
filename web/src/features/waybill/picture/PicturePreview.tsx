import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { LuChevronLeft, LuChevronRight } from '../../../ui/icons'
import { IconButton } from '../../../ui/layout/Button'
import { Modal } from '../../../ui/overlay/Modal'
import { Picture } from './Picture'
import css from './picture.module.css'
import { type PictureSet, PreviewContext } from './preview'
import { texts } from './texts'

function Preview({ pictures: { name, urls }, onClose }: { pictures: PictureSet; onClose: () => void }) {
  const [at, setAt] = useState(0)
  const go = useCallback(
    (step: number) => setAt((before) => (before + step + urls.length) % urls.length),
    [urls.length],
  )
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') go(-1)
      if (key === 'ArrowRight') go(1)
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [go])
  const title = texts.picture(name, at + 1, urls.length)
  return (
    <Modal open size="lg" title={title} onClose={onClose}>
      <div className={css.stage}>
        {urls.length > 1 && (
          <IconButton label={texts.previousPicture} icon={<LuChevronLeft aria-hidden />} onClick={() => go(-1)} />
        )}
        <Picture key={at} className={css.large} url={urls[at] ?? ''} alt={title} />
        {urls.length > 1 && (
          <IconButton label={texts.nextPicture} icon={<LuChevronRight aria-hidden />} onClick={() => go(1)} />
        )}
      </div>
    </Modal>
  )
}

/** Provides a dialog that shows pictures large: one for a whole table. */
export function PicturePreview({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<PictureSet | null>(null)
  return (
    <PreviewContext value={setShown}>
      {children}
      {shown && <Preview pictures={shown} onClose={() => setShown(null)} />}
    </PreviewContext>
  )
}
