import { useEffect, useRef, useState } from 'react'
import { toRequestError } from '../../../../../apollo/errors'
import { rest } from '../../../../../apollo/rest'
import { texts } from '../texts'

const UPLOAD = '/upms/file/upload?fileType=image&dir=contract/'
/** Contracts come from phones over slow lines. */
const TIMEOUT = 120_000
const MAX_BYTES = 5 * 1024 * 1024
const NAME = /\.(pdf|jpe?g|png)$/i

/** Sends the file of a contract; what cannot be taken is told, and leaving stops what is under way. */
export function useContractFile(onKept: (link: string) => void) {
  const stop = useRef(new AbortController())
  const [sending, setSending] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current.abort()
  }, [])

  const choose = async (files: FileList | null) => {
    const file = files?.[0]
    if (!file || sending) return
    const refused = !NAME.test(file.name) ? texts.fileFormat : file.size > MAX_BYTES ? texts.fileSize : null
    setFault(refused)
    if (refused) return
    setSending(file.name)
    const body = new FormData()
    body.append('file', file)
    const { signal } = stop.current
    try {
      const { data } = await rest<{ link: string }>(UPLOAD, { method: 'POST', body, timeout: TIMEOUT, signal })
      if (!signal.aborted) onKept(data.link)
    } catch (error) {
      if (!signal.aborted) setFault(toRequestError(error).message)
    } finally {
      if (!signal.aborted) setSending(null)
    }
  }
  return { sending, fault, choose }
}
