import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import css from '../import.module.css'
import { dataImportUrl } from '../kinds'
import { ImportView } from '../kit'
import { DataImportKindsDocument } from './data-import.generated'
import { type Offered, sourceOf } from './source'
import { texts } from './texts'

function Offer({ offered }: { offered: Offered }) {
  const source = useMemo(() => sourceOf(offered), [offered])
  return <ImportView source={source} />
}

/** 资料导入: base data by spreadsheet; the address names the kind. */
export default function DataImportPage() {
  const [params] = useSearchParams()
  const kind = params.get('kind')
  const { data, error, refetch } = useQuery(DataImportKindsDocument)
  if (!data) {
    return error ? (
      <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <div className={css.dataSkeleton} />
    )
  }
  const kinds = data.dataImportKinds
  const offered = kinds.find((one) => one.kind === kind)
  if (offered) return <Offer key={offered.kind} offered={offered} />
  return (
    <div className={css.dataPage}>
      <h1 className={css.dataTitle}>{texts.page}</h1>
      {kind !== null && <p role="alert">{texts.unknown}</p>}
      <p>{kinds.length === 0 ? texts.none : texts.choose}</p>
      <ul className={css.kinds}>
        {kinds.map((one) => (
          <li key={one.kind}>
            <Link to={dataImportUrl(one.kind)}>{texts.title(one.name)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
