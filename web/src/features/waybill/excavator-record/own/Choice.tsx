import { useId } from 'react'
import css from './own.module.css'

interface Props<Value extends string> {
  label: string
  values: readonly Value[]
  names: Record<Value, string>
  value: Value
  onChoose: (value: Value) => void
}

/** Choice of one among few, as big radio buttons; arrows move between them. */
export function Choice<Value extends string>({ label, values, names, value, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={css.choice}>
      <legend>{label}</legend>
      <div>
        {values.map((one) => (
          <label key={one} data-chosen={one === value || undefined}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
            {names[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
