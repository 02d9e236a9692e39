import { useSyncExternalStore } from 'react'
import { late } from '../late'
import { confirmStore } from './confirmStore'

const ConfirmDialog = late(() => import('./ConfirmDialog'))

/** Shows the question that `confirm()` asks. Mounted once; the code of the dialog is loaded with the first question. */
export function ConfirmHost() {
  const pending = useSyncExternalStore(confirmStore.subscribe, confirmStore.get)
  return pending && <ConfirmDialog {...pending} />
}
