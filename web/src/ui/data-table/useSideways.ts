import { type RefObject, useEffect } from 'react'

/** Marks what scrolls with `data-sideways` while it is scrolled sideways; nothing renders for it. */
export function useSideways(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current
    if (!element) return
    const mark = () => element.toggleAttribute('data-sideways', element.scrollLeft > 0)
    mark()
    element.addEventListener('scroll', mark, { passive: true })
    return () => element.removeEventListener('scroll', mark)
  }, [container])
}
