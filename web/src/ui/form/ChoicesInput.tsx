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
  /** Chosen values; in a search none means all. */
  value: readonly string[]
  /** Text while no option is chosen; 全部 by default. */
  none?: string
  onChange: (value: string[]) => void
}

/** Text for the chosen options: the name of a single one, or their number. */
function chosenText({ options, value, none = texts.all }: ChoicesProps): string {
  const [one] = value
  if (one === undefined) return none
  return value.length > 1
    ? texts.chosen(value.length)
    : (options.find((option) => option.value === one)?.label ?? texts.chosen(1))
}

/** Input with any number of chosen options, searched by name, pinyin or initials. The list is loaded on first use. */
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
