import { clearSession } from '../apollo/session'

/** Ends the session in this browser and loads the sign-in page anew, so that nothing of the person stays in memory. */
export function leave(): void {
  clearSession()
  window.location.replace('/login')
}
