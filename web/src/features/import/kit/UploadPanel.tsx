import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDownload } from '../../../apollo/useDownload'
import { toast } from '../../../ui/feedback/toastStore'
import { FilePanel } from '../../../ui/file-drop/FileDrop'
import { LuFileSpreadsheet, LuFileX2 } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { useActive } from '../../../ui/overlay/active'
import { texts as common } from '../../../ui/texts'
import css from '../import.module.css'
import { sizeText } from './file'
import type { ImportRow, ImportSource } from './source'
import { texts } from './texts'
import { useUpload } from './useUpload'

/** First step: the template to fill in, and the field for the filled-in file; by mouse, keyboard or drop. */
export function UploadPanel<Row extends ImportRow>({ source }: { source: ImportSource<Row> }) {
  const { what, templateHint, rules, limits } = source.texts
  const navigate = useNavigate()
  const template = useDownload()
  const active = useActive()
  const shown = useRef(active)
  shown.current = active
  const { file, fault, sending, choose, again, stop } = useUpload(source, ({ id, status }, name) => {
    const open = () => navigate(source.urlOf(id))
    // A person who has gone to another page meanwhile stays there.
    if (!shown.current) return toast.success(texts.checked(name), { action: { label: texts.view, run: open } })
    if (status !== 'CHECKED') toast.info(texts.underWay)
    open()
  })

  return (
    <section className={css.upload} aria-label={texts.uploadTitle(what)}>
      <div className={css.guide}>
        <Button
          loading={template.running}
          onClick={() => void template.run(source.templateUrl, { method: 'GET' }, texts.templateName(what))}
        >
          {texts.getTemplate}
        </Button>
        <p>{templateHint}</p>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <FilePanel accept=".xlsx" label={texts.choose} onChoose={(files) => !sending && choose(files)}>
        {({ over, open }) => (
          <>
            {fault ? <LuFileX2 aria-hidden size={36} /> : <LuFileSpreadsheet aria-hidden size={36} />}
            {sending && file ? (
              <>
                <p role="status">{texts.sending(file.name, sizeText(file.size))}</p>
                <div className={css.bar} data-unknown aria-hidden>
                  <div />
                </div>
                <Button onClick={stop}>{texts.stop}</Button>
              </>
            ) : (
              <>
                {fault && file ? (
                  <div role="alert" className={looks.refused}>
                    <p>{texts.refused(file.name)}</p>
                    <p>{fault.message}</p>
                    {fault.again && fault.requestId && (
                      <p className={looks.hint}>
                        {common.requestId} <code>{fault.requestId}</code>
                      </p>
                    )}
                  </div>
                ) : (
                  <p>{over ? texts.dropNow : texts.drop}</p>
                )}
                <div className={css.buttons}>
                  {fault?.again && (
                    <Button variant="solid" onClick={again}>
                      {texts.retry}
                    </Button>
                  )}
                  <Button variant={fault ? 'outline' : 'solid'} onClick={open}>
                    {fault ? texts.chooseOther : texts.choose}
                  </Button>
                </div>
                <p className={looks.hint}>{limits}</p>
              </>
            )}
          </>
        )}
      </FilePanel>
    </section>
  )
}
