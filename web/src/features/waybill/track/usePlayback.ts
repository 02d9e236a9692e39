import { useEffect, useState } from 'react'
import { useActive } from '../../../ui/overlay/active'

/** Speeds of a playback, as multiples of real time. */
export const MIN_RATE = 30
export const MAX_RATE = 2000
const DEFAULT_RATE = 50
const FRAME_MS = 50
/** Interval in ms for people who want less motion: a step each second. */
const CALM_FRAME_MS = 1000

const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the person wants less motion; follows changes of that setting. */
export function useCalm(): boolean {
  const [wanted, setWanted] = useState(calm.matches)
  useEffect(() => {
    const listen = () => setWanted(calm.matches)
    calm.addEventListener('change', listen)
    return () => calm.removeEventListener('change', listen)
  }, [])
  return wanted
}

export interface Playback {
  /** Shown moment, ms since 1970. */
  at: number
  playing: boolean
  ended: boolean
  rate: number
  toggle: () => void
  seek: (at: number) => void
  setRate: (rate: number) => void
}

/** Plays a span of time; stops at its end, and while the page is behind another one. */
export function usePlayback(begin: number, end: number): Playback {
  const active = useActive()
  const frame = useCalm() ? CALM_FRAME_MS : FRAME_MS
  const [at, setAt] = useState(begin)
  const [playing, setPlaying] = useState(false)
  const [rate, setRate] = useState(DEFAULT_RATE)
  const ended = at >= end
  const runs = playing && active && !ended
  useEffect(() => {
    if (!runs) return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = (now - last) * rate
      last = now
      setAt((before) => Math.min(end, before + passed))
    }, frame)
    return () => clearInterval(timer)
  }, [runs, rate, end, frame])
  useEffect(() => {
    if (ended) setPlaying(false)
  }, [ended])
  return {
    at,
    playing,
    ended,
    rate,
    toggle() {
      if (ended) setAt(begin)
      setPlaying((before) => !before)
    },
    seek: (to) => setAt(Math.min(end, Math.max(begin, to))),
    setRate,
  }
}
