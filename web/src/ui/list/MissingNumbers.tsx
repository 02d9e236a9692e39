import { looseForm } from '../format/loose'
import { LuChevronRight, LuSearchX } from '../icons'
import css from './MissingNumbers.module.css'

/** So many are listed at once; more when they are asked for. */
const LISTED_AT_ONCE = 20

interface Props {
  /** The numbers that were asked for. */
  wanted: readonly string[] | undefined
  /** Those that exist; undefined while nobody knows. */
  known: readonly string[] | undefined
  title: (count: number) => string
}

/** Which of many pasted numbers were not found; nothing while all were. */
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
