import { type RefObject, useEffect } from 'react'

/** Tells the style sheet whether the element is scrolled sideways (`data-sideways`) and how wide its view is; nothing renders for it. */
export function useSideways(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current
    if (!element) return
    const mark = () => element.toggleAttribute('data-sideways', element.scrollLeft > 0)
    mark()
    // Before the rows answer the move, as in useScrollMemory.
    element.addEventListener('scroll', mark, { passive: true, capture: true })
    const measure = new ResizeObserver(() => element.style.setProperty('--view-width', `${element.clientWidth}px`))
    measure.observe(element)
    return () => {
      element.removeEventListener('scroll', mark, { capture: true })
      measure.disconnect()
    }
  }, [container])
}
