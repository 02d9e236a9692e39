import { useSearchParams } from 'react-router-dom'
import { useTitle } from '../../../ui/title/title'
import css from '../import.module.css'
import { HistoryTable } from './HistoryTable'
import { ImportDetail } from './ImportDetail'
import { BackLink, PageHead } from './PageHead'
import type { ImportRow, ImportSource } from './source'
import { UploadPanel } from './UploadPanel'
import { useListPage } from './useListPage'

/** Import of a sheet: upload, check and run. The URL names the import, so that leaving the page loses nothing. */
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
