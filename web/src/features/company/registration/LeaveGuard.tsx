import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import css from './registration.module.css'
import { texts } from './texts'

/** Asks before a half-filled form is left, inside the site or by closing the window. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(unsaved)
  const dialog = useRef<HTMLDialogElement>(null)
  const asking = blocker.state === 'blocked'

  useEffect(() => {
    if (asking) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asking])

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="leave-title" onClose={() => blocker.reset?.()}>
      <h2 id="leave-title">{texts.leaveTitle}</h2>
      <p>{texts.leave}</p>
      <div className={css.answers}>
        <button type="button" onClick={() => dialog.current?.close()}>
          {texts.cancel}
        </button>
        <button type="button" className={css.primary} onClick={() => blocker.proceed?.()}>
          {texts.ok}
        </button>
      </div>
    </dialog>
  )
}
