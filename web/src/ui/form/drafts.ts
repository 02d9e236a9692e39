import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const KEPT = 20
const drafts = new Map<string, FieldValues>()

/** Which step of the history the window is at; the router names each. */
function historyStep(): string {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : ''
}

function keep(key: string, values: FieldValues): void {
  drafts.set(key, values)
  const [oldest] = drafts.keys()
  if (drafts.size > KEPT && oldest !== undefined) drafts.delete(oldest)
}

/**
 * Keeps what was typed and not sent when the history takes the form away, and gives it back to the same form at the same step: who goes back
 * and forward again finds it. A form that is closed where it stands is given up.
 */
export function useDraft<Values extends FieldValues>(methods: UseFormReturn<Values>): void {
  const { isDirty, defaultValues } = methods.formState
  const form = useRef({ methods, isDirty })
  form.current = { methods, isDirty }
  const names = Object.keys(defaultValues ?? {}).join()
  useEffect(() => {
    const step = historyStep()
    const key = `${step} ${names}`
    const draft = drafts.get(key)
    drafts.delete(key)
    if (draft) form.current.methods.reset(draft as Values, { keepDefaultValues: true })
    return () => {
      const { methods: last, isDirty: unsaved } = form.current
      if (unsaved && historyStep() !== step) keep(key, last.getValues())
    }
  }, [names])
}

/** A text that stands in no form, such as what a reviewer says, kept and given back the same way. */
export function useDraftText(name: string): [text: string, setText: (text: string) => void] {
  const [step] = useState(historyStep)
  const key = `${step} ${name}`
  const [text, setText] = useState(() => String(drafts.get(key)?.text ?? ''))
  const last = useRef(text)
  last.current = text
  useEffect(() => {
    drafts.delete(key)
    return () => {
      if (last.current.trim() && historyStep() !== step) keep(key, { text: last.current })
    }
  }, [key, step])
  return [text, setText]
}
