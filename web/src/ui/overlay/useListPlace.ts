import { type RefObject, useLayoutEffect } from 'react'

const GAP = 4
const WANTED = 240

function place(list: HTMLElement, anchor: HTMLElement): void {
  const box = anchor.getBoundingClientRect()
  const below = window.innerHeight - box.bottom - GAP * 2
  const above = box.top - GAP * 2
  const up = below < WANTED && above > below
  list.style.left = `${box.left}px`
  list.style.width = `${box.width}px`
  list.style.maxHeight = `${Math.min(WANTED, up ? above : below)}px`
  list.style.top = up ? 'auto' : `${box.bottom + GAP}px`
  list.style.bottom = up ? `${window.innerHeight - box.top + GAP}px` : 'auto'
}

/** Positions a list below its field, in the top layer, so that a surrounding dialog does not cut it. */
export function useListPlace(popover: RefObject<HTMLElement | null>, anchor: HTMLElement): void {
  useLayoutEffect(() => {
    const list = popover.current
    if (!list) return
    const follow = () => place(list, anchor)
    follow()
    list.showPopover()
    window.addEventListener('resize', follow)
    document.addEventListener('scroll', follow, true)
    return () => {
      window.removeEventListener('resize', follow)
      document.removeEventListener('scroll', follow, true)
    }
  }, [popover, anchor])
}
