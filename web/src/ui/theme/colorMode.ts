import { useSyncExternalStore } from 'react'

export type ColorMode = 'light' | 'dark'

const KEY = 'tufang.colorMode'
const listeners = new Set<() => void>()
const preferred = window.matchMedia('(prefers-color-scheme: dark)')

function stored(): ColorMode {
  const value = localStorage.getItem(KEY)
  return value === 'light' || value === 'dark' ? value : preferred.matches ? 'dark' : 'light'
}

let mode = stored()

/** Sets the mode of the page: at the start, and after a change here, in another window or of the system. */
export function applyColorMode(): void {
  mode = stored()
  document.documentElement.classList.toggle('dark', mode === 'dark')
  for (const listener of listeners) listener()
}

window.addEventListener('storage', applyColorMode)
preferred.addEventListener('change', applyColorMode)

export function setColorMode(next: ColorMode): void {
  localStorage.setItem(KEY, next)
  applyColorMode()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, () => mode)
}
