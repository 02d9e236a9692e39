import { useEffect, useRef, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { rest } from '../../../../apollo/rest'
import { texts } from './texts'

const UPLOAD = '/upms/file/upload?fileType=image&dir=rescue/'
/** Papers come from phones over slow lines. */
const TIMEOUT = 120_000
const MAX_BYTES = 5 * 1024 * 1024
const MOST = 6
const NAME = /\.(jpe?g|png)$/i

function refusalOf(files: readonly File[], kept: number): string | null {
  if (files.some(({ name }) => !NAME.test(name))) return texts.proofFormat
  if (files.some(({ size }) => size > MAX_BYTES)) return texts.proofSize
  return files.length + kept > MOST ? texts.proofMany : null
}

/** Sends papers one after the other; what cannot be taken is told, and leaving stops what is under way. */
export function useProofs(links: readonly string[], onKept: (links: string[]) => void) {
  const stop = useRef(new AbortController())
  const [sending, setSending] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => {
    stop.current = new AbortController()
    return () => stop.current.abort()
  }, [])

  const choose = async (chosen: FileList | null) => {
    const files = [...(chosen ?? [])]
    if (files.length === 0 || sending) return
    const refused = refusalOf(files, links.length)
    setFault(refused)
    if (refused) return
    const { signal } = stop.current
    const kept = [...links]
    try {
      for (const file of files) {
        setSending(file.name)
        const body = new FormData()
        body.append('file', file)
        const { data } = await rest<{ link: string }>(UPLOAD, { method: 'POST', body, timeout: TIMEOUT, signal })
        if (signal.aborted) return
        kept.push(data.link)
        onKept([...kept])
      }
    } catch (error) {
      if (!signal.aborted) setFault(toRequestError(error).message)
    } finally {
      if (!signal.aborted) setSending(null)
    }
  }
  return { sending, fault, choose }
}
