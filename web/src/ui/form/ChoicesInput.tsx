import { useState } from 'react'
import { LuChevronDown } from '../icons'
import { late } from '../late'
import css from './choices.module.css'
import formCss from './form.module.css'
import type { Option } from './options'
import { texts } from './texts'

const ChoicesPopover = late(() => import('./ChoicesPopover'))

export interface ChoicesProps {
  id?: string
  label: string
  options: readonly Option[]
  /** The values that are chosen; none of them stands for all, where a list is searched. */
  value: readonly string[]
  /** What it says while none is chosen; 全部 unless given. */
  none?: string
  onChange: (value: string[]) => void
}

/** What is chosen, in words: the one, or how many. */
function chosenText({ options, value, none = texts.all }: ChoicesProps): string {
  const [one] = value
  if (one === undefined) return none
  return value.length > 1
    ? texts.chosen(value.length)
    : (options.find((option) => option.value === one)?.label ?? texts.chosen(1))
}

/** Any number of choices, searched by name or the initials of its pinyin; the list is loaded when somebody reaches for it. */
export function ChoicesInput(props: ChoicesProps) {
  const [asked, setAsked] = useState(false)
  const text = chosenText(props)
  const button = (
    <button
      type="button"
      id={props.id}
      className={`${formCss.control} ${css.button}`}
      aria-haspopup="dialog"
      aria-label={`${props.label} ${text}`}
      onPointerEnter={ChoicesPopover.fetch}
      onClick={() => setAsked(true)}
    >
      <span className={css.text}>{text}</span>
      <LuChevronDown aria-hidden size={14} />
    </button>
  )
  return asked ? <ChoicesPopover {...props} text={text} instead={button} /> : button
}
