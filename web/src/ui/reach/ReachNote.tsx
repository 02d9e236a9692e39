import { useSyncExternalStore } from 'react'
import { texts } from '../texts'
import css from './ReachNote.module.css'
import { reachStore } from './reach'

/** Note over everything while the server does not answer. */
export function ReachNote() {
  const away = useSyncExternalStore(reachStore.subscribe, reachStore.get)
  return (
    <div role="status" className={css.place}>
      {away && <p className={css.note}>{texts.unreachable}</p>}
    </div>
  )
}
