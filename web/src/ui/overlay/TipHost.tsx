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
/** About half of a Chinese character at the tip's size. */
const HALF_CHARACTER = 6

function tipOf(target: EventTarget | null): Tip | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  const text = element?.dataset.tip
  if (!element || !text) return null
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
 * One tooltip for the whole page: whatever carries `data-tip="…"` shows it on hover and on focus. A table of thousands of
 * cells pays nothing for it. Screen readers get the text from the element itself (aria-label or aria-description).
 */
export function TipHost() {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    const show = (event: Event) => setTip(tipOf(event.target))
    const hide = () => setTip(null)
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
