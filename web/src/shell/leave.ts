import { clearSession, getSession } from '../apollo/session'
import { signInPageOf } from './home'

/** Ends the session in this browser and loads the sign-in page anew, so that nothing of the person stays in memory. */
export function leave(): void {
  const page = signInPageOf(getSession()?.roleType === 'PLATFORM')
  clearSession()
  window.location.replace(page)
}
