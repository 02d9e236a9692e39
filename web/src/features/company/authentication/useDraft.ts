import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { getSession } from '../../../apollo/session'
import { formatMinute } from '../../../ui/format/date'
import { SaveAuthenticationDraftDocument } from './authentication.generated'
import { ask } from './calls'
import { type FormStep, inputOf, type Values } from './form'

const IDLE_MS = 2500

export interface Draft {
  /** Keeps the form as it is now, to go on at this step. */
  save: (step: FormStep) => Promise<void>
  /** Until nothing is being saved any more. */
  idle: () => Promise<void>
  /** From now on the form is as the server knows it. */
  known: () => void
  unsaved: boolean
  /** When it was saved last, as people read it. */
  savedAt: string | null
}

/** Keeps what is filled in on the server: at each step, and a little after the last change. Savings wait for each other. */
export function useDraft(methods: UseFormReturn<Values>, step: FormStep | null, unsure: ReadonlySet<string>): Draft {
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [unsaved, setUnsaved] = useState(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const last = useRef('')
  const doubts = useRef(unsure)
  doubts.current = unsure

  const textOf = useCallback(() => JSON.stringify(methods.getValues()), [methods])
  const compare = useCallback(() => setUnsaved(textOf() !== last.current), [textOf])

  const save = useCallback(
    async (at: FormStep) => {
      const text = textOf()
      const input = inputOf(methods.getValues(), getSession()?.phone ?? '')
      const saved = queue.current.then(() =>
        ask(SaveAuthenticationDraftDocument, { step: at, input, unsure: [...doubts.current] }),
      )
      queue.current = saved.catch(() => undefined)
      await saved
      last.current = text
      setSavedAt(formatMinute(new Date().toISOString()).slice(11))
      compare()
    },
    [methods, textOf, compare],
  )
  const known = useCallback(() => {
    last.current = textOf()
    setSavedAt(null)
    setUnsaved(false)
  }, [textOf])
  const idle = useCallback(async () => void (await queue.current), [])

  useEffect(() => {
    if (step === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = methods.subscribe({
      formState: { values: true },
      callback: () => {
        compare()
        clearTimeout(timer)
        // What does not work by the way is told when somebody goes on.
        timer = setTimeout(() => textOf() !== last.current && save(step).catch(() => undefined), IDLE_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [methods, step, save, compare, textOf])

  return useMemo(() => ({ save, idle, known, unsaved, savedAt }), [save, idle, known, unsaved, savedAt])
}
