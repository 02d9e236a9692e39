import { useEffect, useRef, useState } from 'react'
import { useIntentKey } from '../../../apollo/command/intentKey'
import { toRequestError } from '../../../apollo/errors'
import { useUnsaved } from '../../../ui/unsaved/unsaved'
import { refusalOf } from './file'
import type { ImportRow, ImportSource, Taken } from './source'
import { texts } from './texts'

/** Longest wait: twenty thousand rows are checked before the server answers. */
const TIMEOUT = 300_000

export interface Fault {
  message: string
  requestId: string | null
  /** Whether to accept a file that was imported before. */
  again: boolean
}

/** Upload of one file for its check. A refused file stays, with the reason. */
export function useUpload<Row extends ImportRow>(
  { send: post, maxBytes }: Pick<ImportSource<Row>, 'send' | 'maxBytes'>,
  onTaken: (task: Taken, fileName: string) => void,
) {
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [sending, setSending] = useState(false)
  const stopping = useRef<AbortController | null>(null)
  const key = useIntentKey()
  useUnsaved(sending)
  useEffect(() => () => stopping.current?.abort(), [])

  const check = async (chosen: File, signal: AbortSignal): Promise<void> => {
    const intent = { name: chosen.name, size: chosen.size, changed: chosen.lastModified }
    const taken = await post(chosen, key.keyFor(intent), { signal, timeout: TIMEOUT })
    key.settled()
    onTaken(taken, chosen.name)
  }

  const send = async (chosen: File) => {
    if (sending) return
    setFile(chosen)
    const refusal = refusalOf(chosen, maxBytes)
    setFault(refusal === null ? null : { message: refusal, requestId: null, again: false })
    if (refusal !== null) return
    const stop = new AbortController()
    stopping.current = stop
    setSending(true)
    try {
      await check(chosen, stop.signal)
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
