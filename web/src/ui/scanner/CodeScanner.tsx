import { type RefObject, useEffect, useRef } from 'react'
import { texts as uiTexts } from '../texts'
import css from './CodeScanner.module.css'
import { type CameraFault, useCamera } from './useCamera'

const texts = uiTexts.scanner

interface Props {
  /** Name of the window, such as the thing that carries the code. */
  label: string
  onRead: (text: string) => void
  onClose: () => void
}

interface Shown {
  label: string
  /** Element in which the camera's picture is shown. */
  video?: RefObject<HTMLVideoElement | null>
  fault: CameraFault | null
  /** Whether the camera has looked for long without a code. */
  isLong: boolean
  /** Whether the camera's light is on; null for a camera without one. */
  isLit: boolean | null
  onLight: () => void
  onClose: () => void
}

/** Window of a scanner, whatever its camera sees. */
export function ScannerWindow({ label, video, fault, isLong, isLit, onLight, onClose }: Shown) {
  const window = useRef<HTMLDialogElement>(null)
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
        {isLit !== null && (
          <button type="button" aria-pressed={isLit} onClick={onLight}>
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

/** Window over the page with the camera's picture, which closes with the first code that is read. */
export default function CodeScanner({ label, onRead, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const { fault, isLong, light, turnLight } = useCamera(video, onRead)
  const isLit = light?.on ?? null
  return <ScannerWindow {...{ label, video, fault, isLong, isLit, onClose }} onLight={() => void turnLight()} />
}
