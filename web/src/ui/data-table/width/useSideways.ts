import { type RefObject, useEffect } from 'react'

/**
 * Marks an element for the style sheet: scrolled sideways (`data-sideways`), more content to the right (`data-more`),
 * and the width of its view. Nothing is rendered again for that.
 */
export function useSideways(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current
    if (!element) return
    const mark = () => {
      element.toggleAttribute('data-sideways', element.scrollLeft > 0)
      element.toggleAttribute('data-more', element.scrollLeft + element.clientWidth < element.scrollWidth - 1)
    }
    mark()
    // Heard before the handlers of the rows, as in useScrollMemory.
    element.addEventListener('scroll', mark, { passive: true, capture: true })
    const measure = new ResizeObserver(() => {
      element.style.setProperty('--view-width', `${element.clientWidth}px`)
      mark()
    })
    measure.observe(element)
    // A column that appears or widens changes the size of the content alone.
    if (element.firstElementChild) measure.observe(element.firstElementChild)
    return () => {
      element.removeEventListener('scroll', mark, { capture: true })
      measure.disconnect()
    }
  }, [container])
}
