import { type RefObject, useLayoutEffect } from 'react'

const PREFIX = 'tufang.scroll.'

/**
 * Keeps the scroll position of an element during a reload, and while another page covers its own. @param key names the
 * element within the window; null while there is nothing to scroll
 */
export function useScrollMemory(element: RefObject<HTMLElement | null>, key: string | null): void {
  useLayoutEffect(() => {
    const target = element.current
    if (!target || key === null) return
    const [left = 0, top = 0] =
      sessionStorage
        .getItem(PREFIX + key)
        ?.split(',')
        .map(Number) ?? []
    target.scrollTo(left, top)
    let last = [left, top]
    const note = () => {
      last = [target.scrollLeft, target.scrollTop]
    }
    const save = () => sessionStorage.setItem(PREFIX + key, last.join())
    // Heard before other handlers of the scrolling. After them, reading the position would force a layout of their
    // changes at once.
    target.addEventListener('scroll', note, { passive: true, capture: true })
    window.addEventListener('pagehide', save)
    return () => {
      target.removeEventListener('scroll', note, { capture: true })
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [element, key])
}
