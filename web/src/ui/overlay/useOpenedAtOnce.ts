import { useEffect, useState } from 'react'

/** Whether something is open that was loaded to be opened: closed for its first frame, so that its content comes into sight at once. */
export function useOpenedAtOnce(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return [open, setOpen]
}

/** Refs are called again when what opened is drawn anew; the focus is where the person has put it by then. */
const opened = new WeakSet<HTMLElement>()

/** A ref for what opens: what has the tab stop in it, or its first button, takes the focus as soon as it is there. */
export function focusFirst(element: HTMLElement | null): void {
  if (!element || opened.has(element)) return
  opened.add(element)
  const first = element.querySelector<HTMLElement>('[tabindex="0"]') ?? element.querySelector('button')
  first?.focus({ preventScroll: true })
}
