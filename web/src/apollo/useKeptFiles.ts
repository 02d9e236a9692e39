import { useEffect, useRef, useState } from 'react'
import { toRequestError } from './errors'
import { rest } from './rest'

const UPLOAD = '/upms/file/upload?fileType=image&dir='
/** Files may come from phones over slow connections. */
const TIMEOUT = 120_000

/** Uploads a file into a folder of the server, which returns its link; leaving the page aborts it. */
export function useFileSending() {
  const stop = useRef(new AbortController())
  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current.abort()
  }, [])

  const send = async (folder: string, file: File, onProgress?: (share: number) => void): Promise<string> => {
    const body = new FormData()
    body.append('file', file)
    const { signal } = stop.current
    const progress = onProgress ? { onProgress } : {}
    const { data } = await rest<{ link: string }>(UPLOAD + folder, {
      ...{ method: 'POST', body, timeout: TIMEOUT, signal },
      ...progress,
    })
    return data.link
  }
  return { send, stop }
}

interface Kept {
  folder: string
  /** Reason why none of the chosen files is sent. */
  refusalOf: (files: readonly File[]) => string | null
  onKept: (link: string) => void
}

/** Uploads files one after the other; a refused file is reported, and none can be chosen during an upload. */
export function useKeptFiles({ folder, refusalOf, onKept }: Kept) {
  const { send, stop } = useFileSending()
  const [sending, setSending] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const choose = async (files: readonly File[]) => {
    if (files.length === 0 || sending) return
    const refused = refusalOf(files)
    setFault(refused)
    if (refused) return
    const { signal } = stop.current
    try {
      for (const file of files) {
        setSending(file.name)
        const link = await send(folder, file)
        if (signal.aborted) return
        onKept(link)
      }
    } catch (error) {
      if (!signal.aborted) setFault(toRequestError(error).message)
    } finally {
      if (!signal.aborted) setSending(null)
    }
  }
  return { sending, fault, choose }
}
