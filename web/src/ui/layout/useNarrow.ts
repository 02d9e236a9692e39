import { useSyncExternalStore } from 'react'

const PHONE = '(width < 640px)'

function subscribe(listener: () => void) {
  const media = window.matchMedia(PHONE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is as narrow as that of a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches)
