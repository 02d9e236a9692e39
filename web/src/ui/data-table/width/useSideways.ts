import { type RefObject, useEffect } from 'react'

/** Tells the style sheet whether the element is scrolled sideways (`data-sideways`), whether more of it follows (`data-more`), and how wide its view is; nothing renders for it. */
export function useSideways(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current
    if (!element) return
    const mark = () => {
      element.toggleAttribute('data-sideways', element.scrollLeft > 0)
      element.toggleAttribute('data-more', element.scrollLeft + element.clientWidth < element.scrollWidth - 1)
    }
    mark()
    // Before the rows answer the move, as in useScrollMemory.
    element.addEventListener('scroll', mark, { passive: true, capture: true })
    const measure = new ResizeObserver(() => {
      element.style.setProperty('--view-width', `${element.clientWidth}px`)
      mark()
    })
    measure.observe(element)
    // A column that is shown or widened changes only what is in it.
    if (element.firstElementChild) measure.observe(element.firstElementChild)
    return () => {
      element.removeEventListener('scroll', mark, { capture: true })
      measure.disconnect()
    }
  }, [container])
}
