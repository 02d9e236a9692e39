import { useId } from 'react'
import { ChoiceSelect } from '../form/ChoiceSelect'
import { ChoicesInput } from '../form/ChoicesInput'
import { DateRangeInput, TimeRangeInput } from '../form/dates'
import formCss from '../form/form.module.css'
import { isExact } from '../format/date'
import { param } from '../list/params'
import { texts } from '../texts'
import css from './search-form.module.css'
import type { Draft, SearchField as Field } from './types'

interface Props {
  field: Field
  value: Draft[string]
  onChange: (value: Draft[string]) => void
}

export const asRange = (value: Draft[string]) =>
  typeof value === 'object' && !Array.isArray(value) ? value : undefined
const asText = (value: Draft[string]) => (typeof value === 'string' ? value : '')

function Control({ field, value, onChange, id }: Props & { id: string }) {
  switch (field.type) {
    case 'text':
      return (
        <input
          id={id}
          className={formCss.control}
          value={asText(value)}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )
    case 'texts': {
      const count = Array.isArray(value) ? value.length : (param.texts().read(asText(value))?.length ?? 0)
      return (
        <span className={css.many}>
          <input
            id={id}
            className={formCss.control}
            value={Array.isArray(value) ? value.join(' ') : asText(value)}
            placeholder={field.placeholder ?? texts.pasteMany}
            onChange={(event) => onChange(event.target.value || undefined)}
          />
          {count > 1 && <span className={css.count}>{texts.pastedCount(count)}</span>}
        </span>
      )
    }
    case 'choice':
      return (
        <ChoiceSelect
          id={id}
          label={field.label}
          options={field.options}
          value={asText(value)}
          empty={texts.all}
          onChange={(next) => onChange(next || undefined)}
        />
      )
    case 'choices':
      return (
        <ChoicesInput
          id={id}
          label={field.label}
          options={field.options}
          value={Array.isArray(value) ? value : []}
          onChange={(values) => onChange(values.length ? values : undefined)}
        />
      )
    case 'flag':
      return (
        <select
          id={id}
          className={formCss.control}
          value={value === undefined ? '' : value ? '1' : '0'}
          onChange={(event) => onChange(param.flag().read(event.target.value))}
        >
          <option value="">{texts.all}</option>
          <option value="1">{field.yes ?? texts.yes}</option>
          <option value="0">{field.no ?? texts.no}</option>
        </select>
      )
    case 'days':
      return <DateRangeInput id={id} label={field.label} value={asRange(value)} onChange={onChange} />
    case 'times':
      return (
        <TimeRangeInput
          id={id}
          label={field.label}
          value={asRange(value)}
          workDay={field.workDay}
          onChange={onChange}
        />
      )
  }
}

/** Width of a field: that of two days, that of two times to the second, or undefined for the usual width. */
export function widthOf(field: Field, value: Draft[string]): 'days' | 'times' | undefined {
  if (field.type !== 'days' && field.type !== 'times') return undefined
  const range = asRange(value)
  return isExact(range?.from) || isExact(range?.to) ? 'times' : 'days'
}

/** Field of one filter: its label, and its control to the right of it. */
export function SearchField(props: Props) {
  const id = useId()
  const { field } = props
  return (
    <div className={css.field} data-field={field.name} data-wide={widthOf(field, props.value)}>
      <label htmlFor={id} className={css.label} data-tip={'hint' in field ? field.hint : undefined}>
        {field.label}
      </label>
      <Control {...props} id={id} />
    </div>
  )
}
