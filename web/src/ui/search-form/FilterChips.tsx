import { LuX } from 'react-icons/lu'
import { texts } from '../texts'
import { type Chip, chipsOf } from './chips'
import css from './filter-chips.module.css'
import type { Searched, SearchField } from './types'

interface Props {
  fields: readonly SearchField[]
  list: Searched
  /** Filters that the form does not ask for, such as those set by a link. */
  linked?: readonly Chip[]
  /** Takes a filter away; unless given just that one. */
  onRemove?: (name: string) => void
}

/** Every filter in force, folded away or not, to be taken away one by one. Put it into the banner of a ListPage. */
export function FilterChips({ fields, list, linked = [], onRemove }: Props) {
  const chips = [...linked, ...chipsOf(fields, list.filters)]
  const remove = onRemove ?? ((name: string) => list.setFilters({ ...list.filters, [name]: undefined }))
  if (!chips.length) return null
  return (
    <ul className={css.chips} aria-label={texts.filtersInForce}>
      {chips.map(({ name, label, value }) => (
        <li key={name}>
          <span>
            {label}：{value}
          </span>
          <button type="button" aria-label={texts.removeFilter(label)} onClick={() => remove(name)}>
            <LuX aria-hidden size={14} />
          </button>
        </li>
      ))}
    </ul>
  )
}
