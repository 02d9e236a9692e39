import { useSearchParams } from 'react-router-dom'
import { useTitle } from '../../../ui/title/title'
import { BackLink } from './BackLink'
import { HistoryTable } from './HistoryTable'
import { ImportDetail } from './ImportDetail'
import css from './import.module.css'
import { PageHead } from './PageHead'
import type { ImportRow, ImportSource } from './source'
import { UploadPanel } from './UploadPanel'
import { useListPage } from './useListPage'

/** Sheets that others keep: uploaded, looked at, and imported. The URL names the import, so that nothing is lost by leaving. */
export function ImportView<Row extends ImportRow>({ source }: { source: ImportSource<Row> }) {
  const [params] = useSearchParams()
  const id = params.get('import')
  const list = useListPage(source)
  const { title } = source.texts
  useTitle(...(id ? ([null] as const) : [title]))
  return (
    <div className={css.page}>
      {id ? (
        <ImportDetail key={id} id={id} source={source} />
      ) : (
        <>
          <PageHead
            {...source}
            back={list && <BackLink to={list.url}>{list.title}</BackLink>}
            steps={{ at: 'upload', finished: false }}
          />
          <UploadPanel source={source} />
          <HistoryTable source={source} />
        </>
      )}
    </div>
  )
}
