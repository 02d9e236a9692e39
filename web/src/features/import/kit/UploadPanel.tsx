import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDownload } from '../../../apollo/useDownload'
import { toast } from '../../../ui/feedback/toastStore'
import { LuFileSpreadsheet, LuFileX2 } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { useActive } from '../../../ui/overlay/active'
import { texts as common } from '../../../ui/texts'
import { sizeText } from './file'
import css from './import.module.css'
import type { ImportRow, ImportSource } from './source'
import { texts } from './texts'
import { useUpload } from './useUpload'

/** A file that is dropped beside its place would else be opened by the browser, and the page with its input be gone. */
function useNoStrayDrops(): void {
  const active = useActive()
  useEffect(() => {
    if (!active) return
    const hold = (event: Event) => event.preventDefault()
    document.addEventListener('dragover', hold)
    document.addEventListener('drop', hold)
    return () => {
      document.removeEventListener('dragover', hold)
      document.removeEventListener('drop', hold)
    }
  }, [active])
}

/** The first step: the template to fill in, and the file that comes back; by mouse, by keyboard or dropped. */
export function UploadPanel<Row extends ImportRow>({ source }: { source: ImportSource<Row> }) {
  const { what, templateHint, rules, limits } = source.texts
  const navigate = useNavigate()
  const template = useDownload()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const active = useActive()
  const shown = useRef(active)
  shown.current = active
  const { file, fault, sending, choose, again, stop } = useUpload(source, ({ id, status }, name) => {
    const open = () => navigate(source.urlOf(id))
    // Who has gone on to another page meanwhile is not taken away from there.
    if (!shown.current) return toast.success(texts.checked(name), { action: { label: texts.view, run: open } })
    if (status !== 'CHECKED') toast.info(texts.underWay)
    open()
  })
  useNoStrayDrops()

  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    if (!sending) choose(event.dataTransfer.files)
  }
  const pick = (
    <Button variant={fault ? 'outline' : 'solid'} onClick={() => input.current?.click()}>
      {fault ? texts.chooseOther : texts.choose}
    </Button>
  )

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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard */}
      <div
        className={css.drop}
        data-over={over || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={texts.choose}
          onChange={({ target }) => {
            choose(target.files)
            target.value = ''
          }}
        />
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
              <div role="alert" className={css.fault}>
                <p>{texts.refused(file.name)}</p>
                <p>{fault.message}</p>
                {fault.again && fault.requestId && (
                  <p className={css.note}>
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
              {pick}
            </div>
            <p className={css.note}>{limits}</p>
          </>
        )}
      </div>
    </section>
  )
}
