import { useSyncExternalStore } from 'react'
import { texts } from '../texts'
import css from './ReachNote.module.css'
import { reachStore } from './reach'

/** Says over everything that the server does not answer, for as long as it does not. */
export function ReachNote() {
  const away = useSyncExternalStore(reachStore.subscribe, reachStore.get)
  return (
    <div role="status" className={css.place}>
      {away && <p className={css.note}>{texts.unreachable}</p>}
    </div>
  )
}
