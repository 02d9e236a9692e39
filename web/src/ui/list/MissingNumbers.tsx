import { looseForm } from '../format/loose'
import { LuChevronRight, LuSearchX } from '../icons'
import css from './MissingNumbers.module.css'

/** Most numbers that are listed at first; a button shows the rest. */
const LISTED_AT_ONCE = 20

interface Props {
  /** Numbers that were searched. */
  wanted: readonly string[] | undefined
  /** Numbers that exist; undefined until they are known. */
  known: readonly string[] | undefined
  title: (count: number) => string
}

/** Pasted numbers that were not found; nothing if all were. */
export function MissingNumbers({ wanted, known, title }: Props) {
  const found = new Set(known?.map(looseForm))
  const missing = known && wanted?.filter((number) => !found.has(looseForm(number)))
  if (!missing?.length) return null
  return (
    <details className={css.missing} role="status" open={missing.length <= LISTED_AT_ONCE}>
      <summary>
        <LuSearchX aria-hidden size={15} />
        {title(missing.length)}
        <LuChevronRight aria-hidden size={15} className={css.turn} />
      </summary>
      <ul>
        {missing.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </details>
  )
}
