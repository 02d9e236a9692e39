import { useEffect, useRef, useState } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { rest } from '../../../apollo/rest'
import { useIntentKey } from '../../../apollo/useCommand'
import { useUnsaved } from '../../../ui/unsaved/unsaved'
import { refusalOf } from './file'
import type { Import } from './rows'
import { texts } from './texts'

const UPLOAD = '/chain/thirdImport/importThirdWaybillExcel?check=1'
/** Twenty thousand rows are held against everything before the server answers. */
const TIMEOUT = 300_000

export type Taken = Pick<Import, 'id' | 'status'>

export interface Fault {
  message: string
  requestId: string | null
  /** The same file may be taken another time. */
  again: boolean
}

/** One file on its way to its check. A file that is not taken stays at hand with the reason. */
export function useUpload(onTaken: (task: Taken, fileName: string) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [sending, setSending] = useState(false)
  const stopping = useRef<AbortController | null>(null)
  const key = useIntentKey()
  useUnsaved(sending)
  useEffect(() => () => stopping.current?.abort(), [])

  const post = async (chosen: File, signal: AbortSignal): Promise<void> => {
    const body = new FormData()
    body.append('file', chosen)
    const intent = { name: chosen.name, size: chosen.size, changed: chosen.lastModified }
    const headers = { 'Idempotency-Key': key.keyFor(intent) }
    const { data } = await rest<Taken>(UPLOAD, { method: 'POST', body, headers, signal, timeout: TIMEOUT })
    key.settled()
    onTaken(data, chosen.name)
  }

  const send = async (chosen: File) => {
    if (sending) return
    setFile(chosen)
    const refusal = refusalOf(chosen)
    setFault(refusal === null ? null : { message: refusal, requestId: null, again: false })
    if (refusal !== null) return
    const stop = new AbortController()
    stopping.current = stop
    setSending(true)
    try {
      await post(chosen, stop.signal)
    } catch (error) {
      const failure = toRequestError(error)
      const { message, requestId } = failure
      if (failure.isOutcome) key.settled()
      const stopped = stop.signal.aborted
      const again = stopped || failure.isPassing || failure.errorCode === 'INTERNAL'
      setFault({ message: stopped ? texts.stopped : message, again, requestId })
    } finally {
      setSending(false)
    }
  }

  return {
    file,
    fault,
    sending,
    choose: (files: FileList | null) => {
      const [first, second] = files ?? []
      if (!first) return
      if (!second) return void send(first)
      setFile(first)
      setFault({ message: texts.one, requestId: null, again: false })
    },
    again: () => file && void send(file),
    stop: () => stopping.current?.abort(),
  }
}
