import { useEffect, useState } from 'react'

/**
 * Open state of an element whose code was loaded to open it: false in its first frame, and true from then on, so that
 * its content becomes visible at once.
 */
export function useOpenedAtOnce(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return [open, setOpen]
}

/** React calls the ref again when the opened window is drawn again; the person may have moved the focus by then. */
const opened = new WeakSet<HTMLElement>()

/**
 * Ref of an opened window: focuses its element with the tab stop, or else its first button, as soon as React attaches
 * it.
 */
export function focusFirst(element: HTMLElement | null): void {
  if (!element || opened.has(element)) return
  opened.add(element)
  const first = element.querySelector<HTMLElement>('[tabindex="0"]') ?? element.querySelector('button')
  first?.focus({ preventScroll: true })
}
