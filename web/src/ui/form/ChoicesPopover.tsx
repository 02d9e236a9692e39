import { Popover, Portal } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuChevronDown } from '../icons'
import { Button } from '../layout/Button'
import { useOpenedAtOnce } from '../overlay/useOpenedAtOnce'
import type { ChoicesProps } from './ChoicesInput'
import css from './choices.module.css'
import formCss from './form.module.css'
import { matches } from './match'
import { texts } from './texts'

interface Props extends ChoicesProps {
  /** Text for the chosen options. */
  text: string
}

/** Options that match the typed text. Enter takes the first; already chosen options come first when the list opens. */
export default function ChoicesPopover({ id, label, options, value, text, onChange }: Props) {
  const [open, setOpen] = useOpenedAtOnce()
  const [typed, setTyped] = useState('')
  const [first, setFirst] = useState<readonly string[]>(value)
  const box = useRef<HTMLInputElement>(null)
  const change = (next: boolean) => {
    setOpen(next)
    setTyped('')
    if (next) setFirst(value)
  }
  const found = options.filter((option) => matches(option.label, typed))
  const ordered = [
    ...found.filter((option) => first.includes(option.value)),
    ...found.filter((option) => !first.includes(option.value)),
  ]
  const toggle = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <Popover.Root
      open={open}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', sameWidth: false }}
      initialFocusEl={() => box.current}
      onOpenChange={(details) => change(details.open)}
    >
      <Popover.Trigger asChild>
        <button type="button" id={id} className={`${formCss.control} ${css.button}`} aria-label={`${label} ${text}`}>
          <span className={css.text}>{text}</span>
          <LuChevronDown aria-hidden size={14} />
        </button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label} width="300px" maxWidth="calc(100vw - 16px)">
            <Popover.Body>
              <input
                ref={box}
                className={formCss.control}
                value={typed}
                aria-label={texts.searchChoices(label)}
                placeholder={texts.typeToFind}
                autoComplete="off"
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={(event) => {
                  const [one] = ordered
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  if (one) toggle(one.value)
                }}
              />
              <fieldset className={css.list}>
                <legend className="tf-visually-hidden">{label}</legend>
                {ordered.map((option) => (
                  <label key={option.value} className={css.option}>
                    <input
                      type="checkbox"
                      checked={value.includes(option.value)}
                      onChange={() => toggle(option.value)}
                    />
                    {option.label}
                  </label>
                ))}
                {ordered.length === 0 && <p className={css.none}>{texts.noChoice}</p>}
              </fieldset>
              <div className={css.foot}>
                <span aria-live="polite">{texts.chosen(value.length)}</span>
                <Button size="xs" disabledReason={value.length ? null : texts.noneChosen} onClick={() => onChange([])}>
                  {texts.clearChoices}
                </Button>
              </div>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
