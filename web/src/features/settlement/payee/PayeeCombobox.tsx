import { type KeyboardEvent, useId, useState } from 'react'
import { Field } from '../../../ui/form/Field'
import formCss from '../../../ui/form/form.module.css'
import { useEscape } from '../../../ui/overlay/useEscape'
import { PayeeList } from './PayeeList'
import { texts } from './texts'
import { type Payee, usePayeeSearch } from './usePayeeSearch'

interface Props {
  label: string
  /** Text of the field: a typed name, or that of the chosen payee. */
  text: string
  chosen: boolean
  error?: string
  hint?: string
  /** Whether an unknown payee may be typed. */
  free?: boolean
  onType: (text: string) => void
  onChoose: (payee: Payee) => void
  onBlur?: () => void
}

/**
 * Field that finds payees by name or mobile: arrows move through the found ones, Enter chooses, Escape only closes the
 * list.
 */
export function PayeeCombobox({ label, text, chosen, error, hint, free, onType, onChoose, onBlur }: Props) {
  const listId = useId()
  const [anchor, setAnchor] = useState<HTMLInputElement | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // With a chosen payee the search must not use its name, which would find only this payee.
  const search = usePayeeSearch(chosen ? '' : text, open)
  const { payees } = search
  useEscape(open, () => setOpen(false))

  const choose = (payee: Payee) => {
    onChoose(payee)
    setOpen(false)
    setActive(-1)
  }
  const walk = (by: number) => {
    setOpen(true)
    setActive((now) => (payees.length ? (now + by + payees.length + (now < 0 && by < 0 ? 1 : 0)) % payees.length : -1))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const payee = payees[active]
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') walk(1)
    else if (event.key === 'ArrowUp') walk(-1)
    else if (event.key === 'Enter' && open && payee) choose(payee)
    else return
    event.preventDefault()
  }

  return (
    <Field label={label} required error={error} hint={hint}>
      {(ids) => (
        <>
          <input
            {...ids}
            ref={setAnchor}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
            className={formCss.control}
            autoComplete="off"
            placeholder={texts.placeholder}
            value={text}
            onChange={(event) => {
              onType(event.target.value)
              setOpen(true)
              setActive(-1)
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false)
              onBlur?.()
            }}
          />
          {open && anchor && (
            <PayeeList
              id={listId}
              anchor={anchor}
              search={search}
              active={active}
              emptyText={free ? texts.nothingButFree : texts.nothing}
              onChoose={choose}
            />
          )}
        </>
      )}
    </Field>
  )
}
