import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { formatDateTime } from '../../../ui/format/date'
import { CompanySettingsDocument } from './company-settings.generated'
import css from './company-settings.module.css'
import { Elsewhere } from './Elsewhere'
import { SettingsForm } from './SettingsForm'
import { texts } from './texts'

/** 公司设置: settings of the company, and their history. */
export default function CompanySettingsPage() {
  const { data, error, refetch } = useQuery(CompanySettingsDocument, { fetchPolicy: 'cache-and-network' })
  const settings = data?.companySettings
  return (
    <div className={css.page}>
      <h1 className="tf-visually-hidden">{texts.title}</h1>
      {error && !settings && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {settings && (
        <>
          <SettingsForm
            key={settings.version}
            settings={settings}
            onStale={() => void refetch().catch(() => undefined)}
          />
          <Elsewhere />
          <section className={css.panel} aria-labelledby="settings-history">
            <h2 id="settings-history">{texts.history}</h2>
            {settings.history.length === 0 && <p className={css.hint}>{texts.noHistory}</p>}
            <ol className={css.history}>
              {settings.history.map(({ id, label, before, after, createBy, createTime }) => (
                <li key={id}>
                  <span>{texts.change(label, before, after)}</span>
                  <span className={css.hint}>{createBy}</span>
                  <time className={`${css.hint} tf-number`} dateTime={createTime}>
                    {formatDateTime(createTime)}
                  </time>
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </div>
  )
}
