import { useEffect, useRef, useState } from 'react'
import { closeToast, toast } from '../../../../ui/feedback/toastStore'
import { formatCount } from '../../../../ui/format/decimal'
import { usePermission } from '../../../../ui/permission/permission'
import { texts } from '../texts'
import type { Outcome } from './scanQueue'
import { play } from './sounds'

/** The server's message stands for 5 s (000 §8); a scan can be undone for 10 s. */
const NEWS = 5000
const UNDO = 10_000
const FLASH = 1300

interface Options {
  last: Outcome | null
  sound: boolean
  /** Numbers that the scan before this answer held twice. */
  takeDoubled: () => string[]
  onAnswered: () => void
  undo: (cardNos: string[]) => void
}

const NONE: ReadonlySet<string> = new Set()

/** Tells the clerk what became of each scan: by sound, colour and words, by the flashing row of a duplicate, by an undo. */
export function useScanNews({ last, ...options }: Options) {
  const [news, setNews] = useState<{ tone: Outcome['tone']; message: string } | null>(null)
  const [flash, setFlash] = useState(NONE)
  const canUndo = usePermission()('chain:garbagecustomersales:del')
  const shown = useRef(last?.id ?? 0)
  const undoToast = useRef<number | null>(null)
  const latest = useRef({ ...options, canUndo })
  latest.current = { ...options, canUndo }

  useEffect(() => {
    if (!last || last.id === shown.current) return
    shown.current = last.id
    const { tone, message, added, duplicates } = last
    const now = latest.current
    const doubled = now.takeDoubled()
    setNews({ tone, message: [message, ...(doubled.length ? [texts.doubled(doubled.join('、'))] : [])].join('；') })
    // Taken away first, so that a row flashes anew when it is scanned for the third time.
    setFlash(NONE)
    if (duplicates.length) requestAnimationFrame(() => setFlash(new Set(duplicates)))
    if (now.sound) play(tone)
    if (added.length && now.canUndo) {
      if (undoToast.current !== null) closeToast(undoToast.current)
      const [only] = added
      const text = added.length === 1 && only ? texts.added(only) : texts.addedMany(formatCount(added.length))
      const action = { label: texts.undo, run: () => latest.current.undo(added) }
      undoToast.current = toast.info(text, { duration: UNDO, action })
    }
    now.onAnswered()
  }, [last])

  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => setNews(null), NEWS)
    return () => clearTimeout(timer)
  }, [news])
  useEffect(() => {
    if (!flash.size) return
    const timer = setTimeout(() => setFlash(NONE), FLASH)
    return () => clearTimeout(timer)
  }, [flash])

  return { news, flash }
}
