import { useEffect, useState } from 'react'
import css from './TipHost.module.css'

interface Tip {
  text: string
  left: number
  top: number
  below: boolean
}

const MARGIN = 8
const MAX_HALF_WIDTH = 160
/** About half the width of a Chinese character in a tip. */
const HALF_CHARACTER = 6

/** Delay before a cut text is shown whole, since a moving pointer crosses many of them. */
const CUT_DELAY_MS = 350

/** Nearest element whose text is cut by an ellipsis. */
function cutOf(target: Element): HTMLElement | null {
  for (let at: Element | null = target; at instanceof HTMLElement; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && getComputedStyle(at).textOverflow === 'ellipsis') return at
    if (at.matches('td, th, main, header, nav')) return null
  }
  return null
}

function tipAt(element: HTMLElement, text: string): Tip {
  const box = element.getBoundingClientRect()
  const middle = box.left + box.width / 2
  const below = box.top < 56
  const half = Math.min(text.length * HALF_CHARACTER + MARGIN, MAX_HALF_WIDTH) + MARGIN
  return {
    text,
    left: Math.max(Math.min(middle, window.innerWidth - half), half),
    top: below ? box.bottom + MARGIN : box.top - MARGIN,
    below,
  }
}

/**
 * Tooltip for the whole page. It shows the text of `data-tip="…"` when the element is hovered or focused, and the whole
 * of a text that an ellipsis cuts. Cells of large tables need no component for it. Screen readers get the text from the
 * element itself (aria-label or aria-description).
 */
export function TipHost() {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(waiting)
      setTip(null)
    }
    const show = ({ target, type }: Event) => {
      hide()
      if (!(target instanceof Element)) return
      const tipped = target.closest<HTMLElement>('[data-tip]')
      if (tipped?.dataset.tip) return setTip(tipAt(tipped, tipped.dataset.tip))
      const cut = cutOf(target)
      // biome-ignore lint/performance/useDomNodeTextContent: told as it is read, line by line
      const tell = () => cut?.isConnected && setTip(tipAt(cut, cut.innerText.trim()))
      if (type === 'mouseover') waiting = setTimeout(tell, CUT_DELAY_MS)
      else tell()
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    const focus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event)
    }
    document.addEventListener('mouseover', show)
    document.addEventListener('focusin', focus)
    document.addEventListener('focusout', hide)
    document.addEventListener('mousedown', hide)
    document.addEventListener('scroll', hide, true)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(waiting)
      document.removeEventListener('mouseover', show)
      document.removeEventListener('focusin', focus)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('mousedown', hide)
      document.removeEventListener('scroll', hide, true)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  if (!tip) return null
  return (
    <div className={`${css.tip} ${tip.below ? css.below : ''}`} style={{ left: tip.left, top: tip.top }} aria-hidden>
      {tip.text}
    </div>
  )
}
