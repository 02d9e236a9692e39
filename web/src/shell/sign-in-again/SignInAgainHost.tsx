import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isSignInNeeded, subscribeSignInNeeded } from '../../apollo/auth'

const SignInAgain = lazy(() => import('./SignInAgain'))

/** Loads the dialog when a request has found the session expired. */
export function SignInAgainHost() {
  const needed = useSyncExternalStore(subscribeSignInNeeded, isSignInNeeded)
  if (!needed) return null
  return (
    <Suspense>
      <SignInAgain />
    </Suspense>
  )
}
