import type { ReactNode } from 'react'
import type { RequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatDateTime } from '../../../ui/format/date'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import css from '../project.module.css'
import type { CompanyDictionaryChangesQuery } from './dictionary.generated'
import { texts } from './texts'

interface FrameProps<One> {
  title: string
  dictionaries: readonly One[] | undefined
  error: RequestError | undefined
  onRetry: () => void
  /** Note beside a name. */
  note?: (one: One) => string | null
  children: (one: One) => ReactNode
}

/** Names of all dictionaries, with the one in the address beside them, or else the first. */
export function DictionariesFrame<One extends { name: string; title: string }>({
  title,
  dictionaries,
  error,
  onRetry,
  note,
  children,
}: FrameProps<One>) {
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

interface HistoryProps {
  changes: CompanyDictionaryChangesQuery['companyDictionaryChanges'] | undefined
  error: RequestError | undefined
  onRetry: () => void
  nameOf: (itemValue: string) => string
}

/** Changes of a dictionary, with people and times. */
export function History({ changes, error, onRetry, nameOf }: HistoryProps) {
  return (
    <section className={css.history} aria-labelledby="dictionary-history">
      <h2 id="dictionary-history">{texts.history}</h2>
      {error && !changes && <ErrorPanel error={error} onRetry={onRetry} />}
      {changes?.length === 0 && <p className={css.hint}>{texts.noHistory}</p>}
      {changes && changes.length > 0 && (
        <ol>
          {changes.map(({ id, itemValue, label, before, after, createBy, createTime }) => (
            <li key={id}>
              <span>
                {nameOf(itemValue)} · {texts.change(label, before, after)}
              </span>
              <span className={css.hint}>{createBy}</span>
              <time className={`${css.hint} tf-number`} dateTime={createTime}>
                {formatDateTime(createTime)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
