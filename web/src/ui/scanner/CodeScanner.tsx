import { useEffect, useRef } from 'react'
import { texts as uiTexts } from '../texts'
import css from './CodeScanner.module.css'
import { useCamera } from './useCamera'

const texts = uiTexts.scanner

interface Props {
  /** Name of the window, such as the thing that carries the code. */
  label: string
  onRead: (text: string) => void
  onClose: () => void
}

/** Window over the page with the camera's picture, which closes with the first code that is read. */
export default function CodeScanner({ label, onRead, onClose }: Props) {
  const window = useRef<HTMLDialogElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { fault, isLong, light, turnLight } = useCamera(video, onRead)
  useEffect(() => window.current?.showModal(), [])
  const hint = fault ? texts.faults[fault] : isLong ? texts.unreadable : texts.aim
  return (
    <dialog ref={window} className={css.window} aria-label={label} onClose={onClose}>
      {/* A camera's picture has no words of its own. */}
      <video ref={video} className={css.video} playsInline muted aria-hidden />
      {!fault && <div className={css.frame} aria-hidden />}
      <p className={css.hint} role="status">
        {hint}
      </p>
      <div className={css.verbs}>
        {light && (
          <button type="button" aria-pressed={light.on} onClick={() => void turnLight()}>
            {texts.light}
          </button>
        )}
        <button type="button" onClick={() => window.current?.close()}>
          {texts.type}
        </button>
      </div>
    </dialog>
  )
}
