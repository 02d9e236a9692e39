import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useActive } from '../../overlay/active'

/** True while the browser lays this page out for paper: every row must be there then, not only those in view. */
export function usePrinting(): boolean {
  const active = useActive()
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!active) return
    // The browser lays the paper out as soon as the event is over.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [active])
  return printing
}
