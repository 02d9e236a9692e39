import { useEffect } from 'react'
import { lastActivity, noteActivity } from './activity'

const LOOKED_EVERY_MS = 5000
const MINUTE_MS = 60_000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Locks after so many minutes without activity in any window; 0 for never. A window that is opened again, or wakes up,
 * checks at once. A lock that did not reach the server is tried again.
 */
export function useIdleLock(minutes: number, lock: () => Promise<void>): void {
  useEffect(() => {
    if (minutes === 0) return
    let locking = false
    const look = async () => {
      if (locking || document.visibilityState === 'hidden') return
      if (lastActivity() === 0) noteActivity()
      if (Date.now() - lastActivity() < minutes * MINUTE_MS) return
      locking = true
      await lock()
      locking = false
    }
    // Activity after the time is over does not keep the screen open.
    const move = () => {
      if (Date.now() - lastActivity() < minutes * MINUTE_MS) noteActivity()
      else void look()
    }
    void look()
    const timer = setInterval(() => void look(), LOOKED_EVERY_MS)
    const options = { capture: true, passive: true }
    for (const sign of SIGNS) document.addEventListener(sign, move, options)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) document.removeEventListener(sign, move, options)
      document.removeEventListener('visibilitychange', look)
    }
  }, [minutes, lock])
}
