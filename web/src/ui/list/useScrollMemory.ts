import { type RefObject, useLayoutEffect } from 'react'

const PREFIX = 'tufang.scroll.'

/**
 * Keeps how far an element is scrolled: over a reload, and while its page stands behind another one.
 * @param key names the element within the window; null while there is nothing to scroll yet
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
    // Before others answer the move: asked after them, the browser would have to lay out at once what they changed.
    target.addEventListener('scroll', note, { passive: true, capture: true })
    window.addEventListener('pagehide', save)
    return () => {
      target.removeEventListener('scroll', note, { capture: true })
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [element, key])
}
