import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { LuChevronDown } from '../icons'
import { useEscape } from '../overlay/useEscape'
import { ChoiceList } from './ChoiceList'
import css from './choice-list.module.css'
import { shownChoices, walk } from './choice-search'
import formCss from './form.module.css'
import type { Option } from './options'
import { useMatcher } from './useMatcher'

export interface ChoiceProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'aria-describedby' | 'aria-invalid'> {
  id?: string
  label: string
  options: readonly Option[]
  value: string
  /** Label of the empty choice; null where an option must be chosen. */
  empty: string | null
  placeholder?: string
  disabled?: boolean
  /** Whether other texts are accepted too, the options being proposals. */
  free?: boolean
  maxLength?: number
  inputRef?: Ref<HTMLInputElement>
  onChange: (value: string) => void
  onBlur?: () => void
}

/**
 * Field with many options, searched by name, pinyin or initials. Enter and Tab take the highlighted option, Escape
 * closes the list.
 */
export function ChoiceCombobox(props: ChoiceProps) {
  const {
    id,
    label,
    options,
    value,
    empty,
    placeholder,
    disabled,
    free,
    maxLength,
    inputRef,
    onChange,
    onBlur,
    ...aria
  } = props
  const listId = useId()
  const box = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  /** Typed search; null before a person types, when the field shows the chosen option and the list shows all. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const [touched, setTouched] = useState(false)
  const matches = useMatcher(touched)
  const { shown, left } = shownChoices(options, typed ?? '', empty, matches)
  const chosen = free ? value : (options.find((option) => option.value === value)?.label ?? '')
  // No list is needed where the text equals its only proposal.
  const listed = open && !(free && shown.every((option) => option.label === value))
  useEscape(listed, () => close())

  function close() {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }
  const choose = (next: string) => {
    onChange(next)
    close()
  }
  const show = () => {
    if (disabled || open) return
    setOpen(true)
    setActive(shown.findIndex((option) => option.value === value))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const option = open ? shown[active] : undefined
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (by) {
      if (open) setActive(walk(active, by, shown.length))
      else show()
    } else if (event.key === 'Enter' && listed && (option || !free)) {
      if (option) choose(option.value)
    } else {
      // Leaving the field after typing takes the highlighted option.
      if (event.key === 'Tab' && !free && typed && option) choose(option.value)
      return
    }
    event.preventDefault()
  }
  return (
    <span ref={box} className={css.box}>
      <input
        {...aria}
        id={id}
        ref={inputRef}
        role="combobox"
        aria-expanded={listed}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={listed && active >= 0 ? `${listId}-${active}` : undefined}
        className={formCss.control}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        maxLength={maxLength}
        placeholder={placeholder ?? empty ?? undefined}
        value={typed ?? chosen}
        onFocus={(event) => {
          setTouched(true)
          if (!free) event.target.select()
        }}
        onClick={show}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setActive(event.target.value.trim() && !free ? 0 : -1)
          if (free) onChange(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (typed === '' && empty !== null && !free) onChange('')
          close()
          onBlur?.()
        }}
      />
      <LuChevronDown aria-hidden size={14} />
      {listed && box.current && (
        <ChoiceList
          id={listId}
          label={label}
          anchor={box.current}
          shown={shown}
          left={left}
          active={active}
          chosen={value}
          onChoose={choose}
        />
      )}
    </span>
  )
}
