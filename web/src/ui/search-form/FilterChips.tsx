import { LuX } from '../icons'
import { texts } from '../texts'
import { type Chip, chipsOf } from './chips'
import css from './filter-chips.module.css'
import type { Draft, Searched, SearchField } from './types'

interface Props {
  fields: readonly SearchField[]
  list: Searched
  /** Filters without a field in the form, such as those of a link. */
  linked: readonly Chip[] | undefined
  /** Usual value of the list, which cannot be removed. */
  usual: Draft | undefined
  /** Removes a filter; by default no other one changes. */
  onRemove: ((name: string) => void) | undefined
  /** Opens the field of a filter. */
  onEdit: ((name: string) => void) | undefined
}

/** Filters in force, each with ways to change and to remove it. */
export function FilterChips({ fields, list, linked = [], usual, onRemove, onEdit }: Props) {
  const own = chipsOf(fields, { ...usual, ...list.filters })
  const remove = onRemove ?? ((name: string) => list.setFilters({ ...list.filters, [name]: undefined }))
  if (!linked.length && !own.length) return null
  return (
    <ul className={css.chips} aria-label={texts.filtersInForce}>
      {[...linked, ...own].map(({ name, label, value }) => {
        const told = texts.filterText(label, value)
        return (
          <li key={name}>
            {onEdit && own.some((chip) => chip.name === name) ? (
              <button type="button" className={css.text} data-tip={texts.changeFilter} onClick={() => onEdit(name)}>
                {told}
              </button>
            ) : (
              <span className={css.text}>{told}</span>
            )}
            {(name in list.filters || !usual || !(name in usual)) && (
              <button
                type="button"
                className={css.remove}
                aria-label={texts.removeFilter(label)}
                onClick={() => remove(name)}
              >
                <LuX aria-hidden size={14} />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
