import { useEffect, useRef, useState } from 'react'
import { closeToast, toast } from '../../../../ui/feedback/toastStore'
import { formatCount } from '../../../../ui/format/decimal'
import { usePermission } from '../../../../ui/permission/permission'
import { texts } from '../texts'
import type { Outcome } from './scanQueue'
import { play } from './sounds'

/** Milliseconds for which the server's message stays; the undo stays for 10 s. */
const NEWS = 5000
const UNDO = 10_000
const FLASH = 1300

interface Options {
  last: Outcome | null
  sound: boolean
  /** Numbers that the sent scan contained twice. */
  takeDoubled: () => string[]
  onAnswered: () => void
  undo: (cardNos: string[]) => void
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Shows the clerk the result of each scan: by sound, colour and words, by flashing a duplicate's row, and by an undo.
 */
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
    const parts = [
      message,
      // For a scan of both new and duplicate numbers the server's message only counts the duplicates, so they are
      // listed here.
      ...(added.length && duplicates.length ? [texts.listed(duplicates.join('、'))] : []),
      ...(doubled.length ? [texts.doubled(doubled.join('、'))] : []),
    ]
    setNews({ tone, message: parts.join('；') })
    // Cleared first, so that a row flashes again at its third scan.
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
