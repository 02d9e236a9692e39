import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { LuCircleAlert, LuCircleCheckBig, LuInfo, LuX } from '../icons'
import { texts } from '../texts'
import css from './ToastHost.module.css'
import { closeToast, type ToastItem, type ToastTone, toastStore } from './toastStore'

const icons = { success: LuCircleCheckBig, error: LuCircleAlert, info: LuInfo }

function Toast({ item }: { item: ToastItem }) {
  const Icon = icons[item.tone]
  return (
    <div className={`${css.toast} ${css[item.tone]}`}>
      <Icon aria-hidden size={18} />
      <span className={css.message}>
        <span>{item.message}</span>
        {item.hint && <small>{item.hint}</small>}
      </span>
      {item.action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            item.action?.run()
            closeToast(item.id)
          }}
        >
          {item.action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={texts.close} onClick={() => closeToast(item.id)}>
        <LuX aria-hidden size={14} />
      </button>
    </div>
  )
}

/** Two live regions of the page, for screen readers: errors interrupt, other messages wait their turn. Mounted once. */
export function ToastHost() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const of = (wanted: (tone: ToastTone) => boolean) =>
    items.filter((item) => wanted(item.tone)).map((item) => <Toast key={item.id} item={item} />)
  return createPortal(
    <section id="toasts" className={css.host} aria-label={texts.notifications} data-live-announcer>
      <div role="alert">{of((tone) => tone === 'error')}</div>
      <div role="status">{of((tone) => tone !== 'error')}</div>
    </section>,
    document.body,
  )
}
