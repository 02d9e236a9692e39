import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useFileSending } from '../../../../apollo/useKeptFiles'
import { uuid } from '../../../../apollo/uuid'
import { ReadPaperDocument } from './upload.generated'
import { chosenOf, type Given, type Row, rowOf, withRead } from './uploads'

const AT_ONCE = 2

/**
 * Uploads of papers, two at a time: each is uploaded, then read for its code. A failed one stays with its reason and
 * does not stop the others; leaving the dialog stops running uploads.
 */
export function useUploads(given: Given) {
  const client = useApolloClient()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [faults, setFaults] = useState<readonly string[]>([])
  const waiting = useRef<Row[]>([])
  const working = useRef(0)
  const { send, stop } = useFileSending()

  const edit = (key: string, change: (row: Row) => Row) =>
    setRows((before) => before.map((row) => (row.key === key ? change(row) : row)))
  const change = (key: string, fields: Partial<Row>) => edit(key, (row) => ({ ...row, ...fields }))

  /** Fills in the settlement of the code; where it cannot be read, it is chosen by hand. */
  const read = async (key: string, fileUrl: string) => {
    try {
      const { data } = await client.query({
        query: ReadPaperDocument,
        variables: { fileUrl },
        fetchPolicy: 'no-cache',
      })
      edit(key, (row) => withRead(row, data?.readPaper ?? null))
    } catch (error) {
      change(key, { state: 'READY', unread: toRequestError(error).message })
    }
  }

  const bring = async ({ key, file }: Row) => {
    const { signal } = stop.current
    change(key, { state: 'SENDING', share: 0, fault: null })
    try {
      const url = await send('paper/', file, (share) => change(key, { share }))
      change(key, { state: 'READING', share: 1, url })
      await read(key, url)
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'FAILED', fault: toRequestError(error).message })
    }
  }

  const work = async () => {
    if (working.current >= AT_ONCE) return
    working.current += 1
    for (let next = waiting.current.shift(); next && !stop.current.signal.aborted; next = waiting.current.shift())
      await bring(next)
    working.current -= 1
  }
  const enqueue = (more: readonly Row[]) => {
    waiting.current.push(...more)
    for (let at = 0; at < AT_ONCE; at += 1) void work()
  }

  return {
    rows,
    faults,
    change,
    replace: setRows,
    add: (files: FileList | null) => {
      const chosen = chosenOf([...(files ?? [])], rows.length)
      const more = chosen.taken.map((file) => rowOf(uuid(), file, given))
      setFaults(chosen.faults)
      setRows((before) => [...before, ...more])
      enqueue(more)
    },
    again: (row: Row) => {
      change(row.key, { state: 'WAITING', fault: null })
      enqueue([row])
    },
    remove: (key: string) => {
      waiting.current = waiting.current.filter((row) => row.key !== key)
      setRows((before) => before.filter((row) => row.key !== key))
    },
  }
}
