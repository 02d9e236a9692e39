import { useEffect, useRef } from 'react'
import { useActive } from '../../../ui/overlay/active'

/** Runs when the page comes back to the top after another one: what it lists may have changed over there. */
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
