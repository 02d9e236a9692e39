import type { ReactNode } from 'react'
import type { RequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import css from './dictionary.module.css'
import { texts } from './texts'

interface Props<One> {
  title: string
  dictionaries: readonly One[] | undefined
  error: RequestError | undefined
  onRetry: () => void
  /** What is said beside a name. */
  note?: (one: One) => string | null
  children: (one: One) => ReactNode
}

/** All dictionaries by their names, and the one that the address says beside them, or else the first. */
export function DictionariesFrame<One extends { name: string; title: string }>({
  title,
  dictionaries,
  error,
  onRetry,
  note,
  children,
}: Props<One>) {
  const chosen = useDrawerParam('dictionary')
  const one = dictionaries?.find(({ name }) => name === chosen.value) ?? (chosen.value ? undefined : dictionaries?.[0])
  return (
    <div className={css.page}>
      <h1 className="tf-visually-hidden">{title}</h1>
      <nav className={css.panel} aria-label={title}>
        {error && !dictionaries && <ErrorPanel error={error} onRetry={onRetry} />}
        <ul className={css.names}>
          {dictionaries?.map((each) => (
            <li key={each.name}>
              <button
                type="button"
                className={css.name}
                aria-current={each.name === one?.name}
                onClick={() => chosen.open(each.name)}
              >
                <span>{each.title}</span>
                {note?.(each) && <span className={css.hint}>{note(each)}</span>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section className={css.panel} aria-label={one?.title ?? title}>
        {one && children(one)}
        {dictionaries && !one && <p role="status">{texts.missing}</p>}
      </section>
    </div>
  )
}
