import { LuX } from 'react-icons/lu'
import { texts } from '../texts'
import { type Chip, chipsOf } from './chips'
import css from './filter-chips.module.css'
import type { SearchField } from './types'

interface Props {
  fields: readonly SearchField[]
  /** The filters in force. */
  values: object
  /** Filters that the form does not ask for, such as those set by a link. */
  linked?: readonly Chip[]
  onRemove: (name: string) => void
}

/** Every filter in force, folded away or not, to be taken away one by one. Put it into the banner of a ListPage. */
export function FilterChips({ fields, values, linked = [], onRemove }: Props) {
  const chips = [...linked, ...chipsOf(fields, values)]
  if (!chips.length) return null
  return (
    <ul className={css.chips} aria-label={texts.filtersInForce}>
      {chips.map(({ name, label, value }) => (
        <li key={name}>
          <span>
            {label}：{value}
          </span>
          <button type="button" aria-label={texts.removeFilter(label)} onClick={() => onRemove(name)}>
            <LuX aria-hidden size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
