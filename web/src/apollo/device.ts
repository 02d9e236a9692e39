import { uuid } from './uuid'

const KEY = 'tufang.device'

/** Id of this browser, by which a sign-in from another one is noticed. */
export function deviceId(): string {
  const known = localStorage.getItem(KEY)
  if (known) return known
  const made = uuid()
  localStorage.setItem(KEY, made)
  return made
}
