import { LuX } from 'react-icons/lu'
import type { SearchField } from '../../../ui/search-form/types'
import { type Chip, chipsOf } from './chips'
import css from './FilterChips.module.css'
import type { Filters } from './list'
import { texts } from './texts'

interface Props {
  filters: Filters
  fields: readonly SearchField[]
  onChange: (filters: Filters) => void
}

/** Every filter in force, whether the form shows it, folds it away or a link has set it; each can be taken away. */
export function FilterChips({ filters, fields, onChange }: Props) {
  const chips = chipsOf(filters, fields)
  if (!chips.length) return null
  const remove = ({ name }: Chip) => {
    const opened = filters.statements === name ? { statements: undefined } : {}
    onChange({ ...filters, ...opened, [name]: undefined })
  }
  return (
    <ul className={css.chips} aria-label={texts.filters}>
      {chips.map((chip) => (
        <li key={chip.name}>
          <span>
            {chip.label}：{chip.value}
          </span>
          <button type="button" aria-label={texts.removeFilter(chip.label)} onClick={() => remove(chip)}>
            <LuX aria-hidden size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
