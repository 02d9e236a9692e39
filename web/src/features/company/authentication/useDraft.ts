import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { getSession } from '../../../apollo/session'
import { formatMinute } from '../../../ui/format/date'
import { SaveAuthenticationDraftDocument } from './authentication.generated'
import { ask } from './calls'
import { type FormStep, inputOf, stepNames, type Values } from './form'

const IDLE_MS = 2500

export interface Draft {
  /** Stores the present form, with the step to continue at. */
  save: (step: FormStep) => Promise<void>
  /** Resolves when nothing is being saved. */
  idle: () => Promise<void>
  /** Marks the form as stored. */
  known: () => void
  unsaved: boolean
  /** Time of the last save, for people. */
  savedAt: string | null
}

/** Stores the form on the server: at each step, and shortly after the last change, one save at a time. */
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
        ask(SaveAuthenticationDraftDocument, { step: stepNames[at], input, unsure: [...doubts.current] }),
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
        // A failure in the background appears at the next step, which saves again.
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
