import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const KEPT = 20
const drafts = new Map<string, FieldValues>()

/** Key of the current entry in the window's history, as the router names it. */
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
 * Keeps unsent input of a form that the person leaves by going back or forward, and restores it when the person returns
 * to the same history entry. Closing the form discards the input.
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

/** Keeps text outside a form, such as a reviewer's opinion, in the same way. */
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
