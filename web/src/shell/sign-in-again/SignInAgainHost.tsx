import { useSyncExternalStore } from 'react'
import { isSignInNeeded, subscribeSignInNeeded } from '../../apollo/auth'
import { late } from '../../ui/late'

const SignInAgain = late(() => import('./SignInAgain'))

/** Loads the dialog when a request has found the session expired. */
export function SignInAgainHost() {
  const needed = useSyncExternalStore(subscribeSignInNeeded, isSignInNeeded)
  return needed && <SignInAgain />
}
