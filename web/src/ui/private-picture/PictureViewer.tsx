import { useId, useLayoutEffect, useRef, useState } from 'react'
import { LuRotateCcw, LuRotateCw, LuX, LuZoomIn, LuZoomOut } from '../icons'
import { useEscape } from '../overlay/useEscape'
import { texts } from '../texts'
import css from './private-picture.module.css'
import { pictureTexts } from './texts'

interface Props {
  url: string
  alt: string
  onClose: () => void
}

const QUARTER = 90
const SIZES = [1, 1.5, 2, 3, 4] as const
const LARGEST = SIZES.length - 1

/** Picture over the whole window, turned and enlarged by buttons or by +, − and the arrow keys. */
export function PictureViewer({ url, alt, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLElement>(null)
  const title = useId()
  const [turns, setTurns] = useState(0)
  const [size, setSize] = useState(0)
  useEscape(true, onClose)
  // Closed before it is removed, since only an element on the page can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: its middle is looked at whenever it is larger, smaller or turned
  useLayoutEffect(() => {
    const view = stage.current
    view?.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2)
  }, [size, turns])
  const turn = (by: number) => setTurns((before) => before + by)
  const zoom = (by: number) => setSize((before) => Math.min(Math.max(before + by, 0), LARGEST))
  const keys: Record<string, () => void> = { '+': () => zoom(1), '=': () => zoom(1), '-': () => zoom(-1) }
  const share = `${100 * (SIZES[size] ?? 1)}%`
  const buttons = [
    { label: pictureTexts.turnLeft, Icon: LuRotateCcw, act: () => turn(-1), off: false },
    { label: pictureTexts.turnRight, Icon: LuRotateCw, act: () => turn(1), off: false },
    { label: texts.mapZoomOut, Icon: LuZoomOut, act: () => zoom(-1), off: size === 0 },
    { label: texts.mapZoomIn, Icon: LuZoomIn, act: () => zoom(1), off: size === LARGEST },
    { label: texts.close, Icon: LuX, act: onClose, off: false },
  ]
  return (
    <dialog
      ref={dialog}
      className={css.viewer}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        // Elements around the viewer have keys of their own.
        event.stopPropagation()
        keys[event.key]?.()
      }}
    >
      <div className={css.bar}>
        <h2 id={title}>{alt}</h2>
        {buttons.map(({ label, Icon, act, off }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-disabled={off || undefined}
            onClick={act}
          >
            <Icon aria-hidden size={18} />
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than the window is scrolled by its keys */}
      <section ref={stage} className={css.stage} tabIndex={0} aria-label={alt}>
        <div className={css.sheet} style={{ width: share, height: share }}>
          <img
            src={url}
            alt={alt}
            style={{ rotate: `${turns * QUARTER}deg` }}
            data-across={turns % 2 !== 0 || undefined}
          />
        </div>
      </section>
    </dialog>
  )
}
