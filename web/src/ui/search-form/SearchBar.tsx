import { useId } from 'react'
import { ChoiceCombobox } from '../form/ChoiceCombobox'
import { LuChevronDown } from '../icons'
import { Button } from '../layout/Button'
import { texts } from '../texts'
import { type Guess, typeable } from './guesses'
import { SearchBox } from './SearchBox'
import css from './search-bar.module.css'
import type { SearchField } from './types'

interface Props {
  fields: readonly SearchField[]
  /** Whether a filter is in force. */
  filtered: boolean
  onSearch: (guess: Guess) => void
  /** Opens one field. */
  onAdd: (name: string) => void
  onReset: () => void
  /** Opens the whole form. */
  onExpand: () => void
}

/** Search in one line: the box, ＋筛选 for a single field, and 展开 for the whole form. */
export function SearchBar({ fields, filtered, onSearch, onAdd, onReset, onExpand }: Props) {
  const addId = useId()
  return (
    <div className={css.bar}>
      {typeable(fields) && <SearchBox fields={fields} onSearch={onSearch} />}
      <span className={css.add}>
        <label className="tf-visually-hidden" htmlFor={addId}>
          {texts.addFilter}
        </label>
        <ChoiceCombobox
          id={addId}
          label={texts.addFilter}
          options={fields.map(({ name, label }) => ({ value: name, label }))}
          value=""
          empty={null}
          placeholder={texts.addFilter}
          onChange={onAdd}
        />
      </span>
      <div className={css.buttons}>
        {filtered && (
          <Button variant="plain" onClick={onReset}>
            {texts.reset}
          </Button>
        )}
        <Button variant="plain" aria-expanded={false} icon={<LuChevronDown aria-hidden />} onClick={onExpand}>
          {texts.expand}
        </Button>
      </div>
    </div>
  )
}
