import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { useDrawerParam } from '../../../ui/overlay/useDrawerParam'
import { DictionaryItems } from './DictionaryItems'
import { CompanyDictionariesDocument } from './dictionary.generated'
import css from './dictionary.module.css'
import { texts } from './texts'

/** 字典: what the company calls the codes of the platform, and codes of its own. */
export default function DictionaryPage() {
  const { data, error, refetch } = useQuery(CompanyDictionariesDocument, { fetchPolicy: 'cache-and-network' })
  const chosen = useDrawerParam('dictionary')
  const all = data?.companyDictionaries
  const one = all?.find(({ name }) => name === chosen.value) ?? (chosen.value ? undefined : all?.[0])
  return (
    <div className={css.page}>
      <h1 className="tf-visually-hidden">{texts.title}</h1>
      <nav className={css.panel} aria-label={texts.title}>
        {error && !all && (
          <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
        )}
        <ul className={css.names}>
          {all?.map(({ name, title, ownCount }) => (
            <li key={name}>
              <button
                type="button"
                className={css.name}
                aria-current={name === one?.name}
                onClick={() => chosen.open(name)}
              >
                <span>{title}</span>
                {ownCount > 0 && <span className={css.hint}>{texts.own(ownCount)}</span>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section className={css.panel} aria-label={one?.title ?? texts.title}>
        {one && <DictionaryItems key={one.name} dictionary={one} />}
        {all && !one && <p role="status">{texts.missing}</p>}
      </section>
    </div>
  )
}
