import { useId } from 'react'
import { ChoiceSelect } from '../../../../ui/form/ChoiceSelect'
import css from './own.module.css'

interface Props {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

/** Choice among several; a single one is shown as text. */
export function OneOf({ label, options, value, onChoose }: Props) {
  const id = useId()
  const known = options.some((option) => option.value === value)
  if (options.length === 1 && known)
    return (
      <p className={css.only}>
        {label}
        <strong>{options[0]?.label}</strong>
      </p>
    )
  return (
    <div className={css.oneOf}>
      <label htmlFor={id}>{label}</label>
      <ChoiceSelect
        id={id}
        label={label}
        options={options}
        empty={known ? null : ''}
        value={known ? value : ''}
        onChange={onChoose}
      />
    </div>
  )
}
