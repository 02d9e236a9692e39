import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import css from './form.module.css'

interface Props {
  id?: string
  label: string
  /** Empty for nothing. */
  value: string
  /** How typed text is understood; undefined for what cannot be. */
  read: (text: string) => string | undefined
  /** The value so many steps on: what ↑ and ↓ lead to. */
  step?: (value: string, by: number) => string
  placeholder: string
  /** Why text that cannot be read is refused, with an example of what can. */
  message: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/**
 * A day or a time as text, the same whatever language the browser speaks. What cannot be read changes nothing: it stays, marked, and
 * keeps its form from being sent. Another `key` forgets it.
 */
export function TypedInput({ id, label, value, read, step, placeholder, message, onChange, onBlur }: Props) {
  const [draft, setDraft] = useState(value)
  const [left, setLeft] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const wrong = draft.trim() !== '' && read(draft) === undefined

  // The value may change behind the field: a shortcut, a step back in the history.
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
