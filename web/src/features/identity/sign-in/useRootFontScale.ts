import { useLayoutEffect } from 'react'

const NARROWEST = 1080
const WIDEST = 1920
/** A window of this many columns of 1rem; 16 px at a width of 1440. */
const COLUMNS = 90

/** Lets 1rem follow the window's width, clamped between 1080 and 1920 px, while the page is open. */
export function useRootFontScale(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const scale = () => {
      const width = Math.min(Math.max(root.clientWidth, NARROWEST), WIDEST)
      root.style.fontSize = `${width / COLUMNS}px`
    }
    scale()
    window.addEventListener('resize', scale)
    return () => {
      window.removeEventListener('resize', scale)
      root.style.fontSize = ''
    }
  }, [])
}
