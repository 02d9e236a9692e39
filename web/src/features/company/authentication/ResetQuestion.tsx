import { useLayoutEffect, useRef } from 'react'
import { registrationCss } from '../registration'
import css from './authentication.module.css'
import { texts } from './texts'

/** Asks before all values are dropped; the safe button has the focus. */
export function ResetQuestion({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const safe = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    safe.current?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={registrationCss.dialog}
      aria-labelledby="reset-title"
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <h2 id="reset-title">{texts.resetTitle}</h2>
      <p>{texts.resetQuestion}</p>
      <div className={registrationCss.answers}>
        <button ref={safe} type="button" onClick={() => onAnswer(false)}>
          {texts.cancel}
        </button>
        <button type="button" className={css.danger} onClick={() => onAnswer(true)}>
          {texts.reset}
        </button>
      </div>
    </dialog>
  )
}
