import { type RefObject, useEffect, useRef } from 'react'
import { useActive } from '../../../../ui/overlay/active'

const EDITABLE = 'input:not([type="checkbox"]), select, textarea, [contenteditable]'
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const TYPED = /^[A-Za-z0-9]$/
const WATCH = 500
/** Milliseconds for which text waits after Escape for the drawer to close, which takes a while on a busy machine. */
const LEAVING = 5000
/** Milliseconds for which text waits after a click in the drawer, which may not have closed it. */
const LEAVING_BY_CLICK = 500
const FRAME = 16

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null
const overlayOpen = () => document.querySelector(OVERLAY) !== null

/**
 * Keeps the scanner's field ready: it gets the focus when the page is opened and after every click, and the first
 * character that a scanner types elsewhere goes there, even while a drawer is closing. Tab and the arrow keys still
 * move through the page. Under another page it does nothing.
 * @param onPaste gets text that is pasted elsewhere
 */
export function useScanFocus(input: RefObject<HTMLInputElement | null>, onPaste: (text: string) => void): void {
  const active = useActive()
  const paste = useRef(onPaste)
  paste.current = onPaste
  useEffect(() => {
    if (!active) return
    // On a touch screen an unexpected focus opens the keyboard over half of the screen.
    const touch = window.matchMedia('(pointer: coarse)')
    const focus = () => {
      if (!overlayOpen()) input.current?.focus({ preventScroll: true })
    }
    const focusUnasked = () => {
      const selecting = window.getSelection()?.isCollapsed === false
      if (!touch.matches && !selecting) focus()
    }
    const focusWhenLost = () => document.activeElement === document.body && focusUnasked()
    // Runs before the click acts, since a dialog returns the focus to where it is at its opening.
    const onClick = (event: MouseEvent) => {
      if (within(event.target, OVERLAY)) leave(LEAVING_BY_CLICK)
      const byKeyboard = event.detail === 0
      if (!byKeyboard && !within(event.target, EDITABLE)) focusUnasked()
    }
    /** Text typed since something over the page began to close; Enter is a new line. */
    let early = ''
    let leavingUntil = Number.NEGATIVE_INFINITY
    const leave = (ms: number) => {
      leavingUntil = performance.now() + ms
    }
    const isLeaving = () => performance.now() < leavingUntil
    const handOver = () => {
      const lines = early.split('\n')
      const rest = lines.pop()
      early = ''
      for (const line of lines) paste.current(line)
      focus()
      if (input.current && rest) input.current.value += rest
    }
    const handOverOnceGone = () => {
      if (!early) return
      if (!overlayOpen()) handOver()
      else if (isLeaving()) setTimeout(handOverOnceGone, FRAME)
      else early = ''
    }
    const keepEarly = (event: KeyboardEvent) => {
      const ends = event.key === 'Enter' && early !== ''
      if (!ends && !TYPED.test(event.key)) return
      event.preventDefault()
      if (!early) setTimeout(handOverOnceGone, FRAME)
      early += ends ? '\n' : event.key
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (overlayOpen()) {
        if (event.key === 'Escape') leave(LEAVING)
        else if (isLeaving() && !within(event.target, EDITABLE)) keepEarly(event)
        return
      }
      if (early) handOver()
      const typed = TYPED.test(event.key) || event.key === 'Process'
      if (typed && !event.ctrlKey && !event.metaKey && !event.altKey && !within(event.target, EDITABLE)) focus()
    }
    const onPasted = (event: ClipboardEvent) => {
      if (within(event.target, EDITABLE) || overlayOpen()) return
      event.preventDefault()
      paste.current(event.clipboardData?.getData('text') ?? '')
    }
    focusUnasked()
    const watch = setInterval(focusWhenLost, WATCH)
    document.addEventListener('click', onClick, true)
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('paste', onPasted)
    return () => {
      clearInterval(watch)
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('paste', onPasted)
    }
  }, [input, active])
}
