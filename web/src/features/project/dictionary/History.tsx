import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatDateTime } from '../../../ui/format/date'
import { CompanyDictionaryChangesDocument } from './dictionary.generated'
import css from './dictionary.module.css'
import type { Item } from './rows'
import { texts } from './texts'

/** Who changed what of a dictionary and when. */
export function History({ dictionary, items }: { dictionary: string; items: readonly Item[] }) {
  const { data, error, refetch } = useQuery(CompanyDictionaryChangesDocument, {
    variables: { dictionary },
    fetchPolicy: 'cache-and-network',
  })
  const changes = data?.companyDictionaryChanges
  const names = new Map(items.map(({ itemValue, platformName, itemName }) => [itemValue, platformName ?? itemName]))
  return (
    <section className={css.history} aria-labelledby="dictionary-history">
      <h2 id="dictionary-history">{texts.history}</h2>
      {error && !changes && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {changes?.length === 0 && <p className={css.hint}>{texts.noHistory}</p>}
      {changes && changes.length > 0 && (
        <ol>
          {changes.map(({ id, itemValue, label, before, after, createBy, createTime }) => (
            <li key={id}>
              <span>
                {names.get(itemValue) ?? itemValue} · {texts.change(label, before, after)}
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
