import { useEffect, useRef } from 'react'
import { useActive } from '../../../ui/overlay/active'

/** Runs a callback when the page is on top again after another one, which may have changed its rows. */
export function useReturn(onReturn: () => void): void {
  const active = useActive()
  const before = useRef(active)
  const latest = useRef(onReturn)
  latest.current = onReturn
  useEffect(() => {
    if (active && !before.current) latest.current()
    before.current = active
  }, [active])
}
