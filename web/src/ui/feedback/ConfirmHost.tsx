import { lazy, Suspense, useSyncExternalStore } from 'react'
import { confirmStore } from './confirmStore'

const ConfirmDialog = lazy(() => import('./ConfirmDialog'))

/** Shows the question that `confirm()` asks. Mounted once; the dialog itself is loaded with the first question. */
export function ConfirmHost() {
  const pending = useSyncExternalStore(confirmStore.subscribe, confirmStore.get)
  if (!pending) return null
  return (
    <Suspense>
      <ConfirmDialog {...pending} />
    </Suspense>
  )
}
