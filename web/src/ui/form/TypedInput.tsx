import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import css from './form.module.css'

interface Props {
  id?: string
  label: string
  /** Value as text; empty for no value. */
  value: string
  /** Reads typed text; undefined for unreadable text. */
  read: (text: string) => string | undefined
  /** Value that lies a number of steps further, for ↑ and ↓. */
  step?: (value: string, by: number) => string
  placeholder: string
  /** Error message for unreadable text, with an example of a readable one. */
  message: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/**
 * Field for a day or a time as text, the same in every language of the browser. Unreadable text does not change the
 * value: it stays in the field, marked as wrong, and the form cannot be sent. A new `key` discards it.
 */
export function TypedInput({ id, label, value, read, step, placeholder, message, onChange, onBlur }: Props) {
  const [draft, setDraft] = useState(value)
  const [left, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const wrong = draft.trim() !== '' && read(draft) === undefined

  // The value may change from outside: by a shortcut or by going back in the history.
  const shown = useRef({ draft, read })
  shown.current = { draft, read }
  useEffect(() => {
    if ((shown.current.read(shown.current.draft) ?? '') !== value) setDraft(value)
  }, [value])
  useEffect(() => input.current?.setCustomValidity(wrong ? message : ''), [wrong, message])

  const type = (text: string) => {
    setDraft(text)
    setLeft(false)
    const next = text.trim() === '' ? '' : read(text)
    if (next !== undefined) onChange(next)
  }
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step || !by || event.altKey) return
    event.preventDefault()
    type(step(read(draft) ?? '', by))
  }
  return (
    <input
      ref={input}
      id={id}
      className={css.control}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      aria-label={label}
      aria-invalid={(wrong && left) || undefined}
      data-tip={wrong && left ? message : undefined}
      placeholder={placeholder}
      value={draft}
      onChange={(event) => type(event.target.value)}
      onKeyDown={walk}
      onBlur={() => {
        setDraft(read(draft) ?? draft.trim())
        setLeft(true)
        onBlur?.()
      }}
    />
  )
}
