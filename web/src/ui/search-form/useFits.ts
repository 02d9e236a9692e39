import { useLayoutEffect, useRef, useState } from 'react'

/** Whether so many pixels stand side by side in an element, known before anything is painted and again whenever it is resized. */
export function useFits(pixels: number) {
  const element = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    if (!element.current) return
    setRoom(element.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.target.clientWidth)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, fits: pixels <= room }
}
