export type ToastTone = 'success' | 'error' | 'info'

export interface ToastItem {
  id: number
  tone: ToastTone
  message: string
  /** Next step for the person. */
  hint?: string | null
  /** Button of the toast, such as an undo; pressing it closes the toast. */
  action?: { label: string; run: () => void }
}

export interface ToastOptions {
  /** Milliseconds on the screen: 3000 for success and 5000 for errors, unless given. */
  duration?: number
  action?: ToastItem['action']
  hint?: string | null
}

const LIMIT = 4
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let items: readonly ToastItem[] = []
let nextId = 1

function publish(next: readonly ToastItem[]): void {
  items = next
  for (const listener of listeners) listener()
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => items,
}

export function closeToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  publish(items.filter((item) => item.id !== id))
}

function show(tone: ToastTone, message: string, options: ToastOptions = {}): number {
  const same = items.find((item) => item.tone === tone && item.message === message)
  if (same) closeToast(same.id)
  const item: ToastItem = { id: nextId++, tone, message, hint: options.hint, action: options.action }
  publish([...items.slice(1 - LIMIT), item])
  const duration = options.duration ?? (tone === 'error' ? 5000 : 3000)
  timers.set(
    item.id,
    setTimeout(() => closeToast(item.id), duration),
  )
  return item.id
}

const hintOf = (error: unknown): string | null =>
  error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? error.hint : null

/** Shows a short message at the top of the page, which screen readers read out. Can be called from anywhere. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  /** Shows the error of a failed request. */
  failure: (error: unknown, options?: ToastOptions) =>
    show('error', error instanceof Error ? error.message : String(error), { hint: hintOf(error), ...options }),
}
