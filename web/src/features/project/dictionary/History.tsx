import type { RequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatDateTime } from '../../../ui/format/date'
import type { CompanyDictionaryChangesQuery } from './dictionary.generated'
import css from './dictionary.module.css'
import { texts } from './texts'

interface Props {
  changes: CompanyDictionaryChangesQuery['companyDictionaryChanges'] | undefined
  error: RequestError | undefined
  onRetry: () => void
  nameOf: (itemValue: string) => string
}

/** Who changed what of a dictionary and when. */
export function History({ changes, error, onRetry, nameOf }: Props) {
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
