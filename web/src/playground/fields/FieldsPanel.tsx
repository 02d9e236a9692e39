import { useMemo, useState } from 'react'
import { useDesk } from '../desk'
import css from '../library/library.module.css'
import { useEditor } from '../library/useEditor'
import { texts } from '../texts'
import { fieldsOf, searchFields } from './search'

/** Fields by their Chinese names: choosing one writes it where the cursor stands. */
export function FieldsPanel() {
  const { schema } = useDesk()
  const { insert } = useEditor()
  const [typed, setTyped] = useState('')
  const fields = useMemo(() => (schema ? fieldsOf(schema) : []), [schema])
  const found = useMemo(() => searchFields(fields, typed), [fields, typed])
  return (
    <section className={css.panel} aria-label={texts.fields}>
      <h2>{texts.fields}</h2>
      <input
        type="search"
        aria-label={texts.searchFields}
        placeholder={texts.searchFields}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={css.note}>
        {typed.trim() === '' ? texts.fieldsHint : texts.foundFields(found.length)}
      </p>
      <ul className={css.fields}>
        {found.map(({ key, name, label, type, from, about }) => (
          <li key={key}>
            <button type="button" title={about} onClick={() => insert(name)}>
              <strong>{label}</strong>
              <code>{type}</code>
              <code>{key}</code>
              {from.length > 0 && <code>{texts.reachedBy(from.slice(0, 3).join('、'))}</code>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
