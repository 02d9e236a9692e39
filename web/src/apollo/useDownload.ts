import { useCallback, useRef, useState } from 'react'
import { toast } from '../ui/feedback/toastStore'
import { download } from './download'

/** Downloads a file for a button, one at a time; an error is shown for 5 s. */
export function useDownload() {
  const [running, setRunning] = useState(false)
  const busy = useRef(false)
  const run = useCallback(async (url: string, init: RequestInit, fallbackName: string) => {
    if (busy.current) return
    busy.current = true
    setRunning(true)
    try {
      await download(url, init, fallbackName)
    } catch (error) {
      toast.failure(error, { duration: 5000 })
    } finally {
      busy.current = false
      setRunning(false)
    }
  }, [])
  return { run, running }
}
