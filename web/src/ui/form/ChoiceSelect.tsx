import { ChoiceCombobox, type ChoiceProps } from './ChoiceCombobox'
import { MOST_AT_A_GLANCE } from './choice-search'
import css from './form.module.css'

/** Field with few options, shown by the browser's own list. Fields with many options are searched instead. */
export function ChoiceSelect(props: ChoiceProps) {
  const { label: _, options, empty, value, onChange, inputRef: __, placeholder: ___, ...select } = props
  if (options.length > MOST_AT_A_GLANCE) return <ChoiceCombobox {...props} />
  return (
    <select {...select} className={css.control} value={value} onChange={(event) => onChange(event.target.value)}>
      {empty !== null && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
