import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldGroup } from './groups'
import css from './search-form.module.css'
import type { SearchField } from './types'

interface Props {
  id: string
  groups: readonly FieldGroup[]
  fieldOf: (field: SearchField) => ReactNode
  onClose: () => void
}

/**
 * Rarely used groups of a search. They open above the list, which does not move; on phones they follow the other
 * fields.
 */
export function MoreFields({ id, groups, fieldOf, onClose }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    layer.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  /** Escape closes the groups before the form, and a list that is open at a field before both. */
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    const field = event.target as HTMLElement
    const isTaken = event.defaultPrevented || field.ariaExpanded === 'true' || !event.currentTarget.contains(field)
    if (event.key !== 'Escape' || isTaken) return
    event.preventDefault()
    onClose()
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields within take the keys
    <div ref={layer} id={id} className={css.more} onKeyDown={closeOnEscape}>
      {groups.map(({ title, fields }) => (
        <fieldset key={title} className={css.group}>
          <legend>{title}</legend>
          {fields.map(fieldOf)}
        </fieldset>
      ))}
    </div>
  )
}
