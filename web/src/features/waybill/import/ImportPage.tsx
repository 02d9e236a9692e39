import { useSearchParams } from 'react-router-dom'
import { HistoryTable } from './HistoryTable'
import { ImportDetail } from './ImportDetail'
import css from './import.module.css'
import { Steps } from './Steps'
import { texts } from './texts'
import { UploadPanel } from './UploadPanel'

/** Sheets of waybills that others keep: uploaded, looked at, and imported. The URL names the import, so that nothing is lost by leaving. */
export default function ImportPage() {
  const [params] = useSearchParams()
  const id = params.get('import')
  return (
    <div className={css.page}>
      <h1 className="tf-visually-hidden">{texts.title}</h1>
      {id ? (
        <ImportDetail key={id} id={id} />
      ) : (
        <>
          <Steps at="upload" finished={false} />
          <UploadPanel />
          <HistoryTable />
        </>
      )}
    </div>
  )
}
