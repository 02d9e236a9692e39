import { useRef, useState } from 'react'
import { base64Of, MOST_AS_BASE64 } from '../../../apollo/base64'
import { useCommand } from '../../../apollo/useCommand'
import { useDownload } from '../../../apollo/useDownload'
import { toast } from '../../../ui/feedback/toastStore'
import { CountField } from '../../../ui/form/CountField'
import { SelectField } from '../../../ui/form/choice-fields'
import { DayField } from '../../../ui/form/dates'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { namedOptions } from '../../../ui/form/options'
import { useServerForm } from '../../../ui/form/useServerForm'
import { dayFromToday } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { EDIT } from '../booking'
import { type TicketChoices } from '../form'
import css from '../ticket.module.css'
import { StartTicketReconciliationDocument } from './reconciliation.generated'
import { texts } from './texts'

const TEMPLATE = '/chain/companyticket/reconciliation/template'
const MOST_MINUTES = 240

interface Props {
  choices: TicketChoices | undefined
  onClose: () => void
  onStarted: (id: string) => void
}

/** 开始对账: site, days, and the site's own list. */
export function StartDialog({ choices, onClose, onStarted }: Props) {
  const { run } = useCommand(StartTicketReconciliationDocument)
  const template = useDownload()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const form = useServerForm({
    defaultValues: {
      garbageId: '',
      startDate: dayFromToday(-1),
      endDate: dayFromToday(-1),
      toleranceMinutes: '30',
      // Field that shows a refusal of the file.
      content: '',
    },
    onSubmit: async ({ toleranceMinutes, content: _, ...values }) => {
      const fault = !file ? texts.noFile : file.size > MOST_AS_BASE64 ? texts.tooLarge : null
      if (!file || fault) {
        form.methods.setError('content', { type: 'file', message: fault ?? texts.noFile })
        return false
      }
      const content = await base64Of(file)
      const done = await run({
        input: { ...values, toleranceMinutes: Number(toleranceMinutes), fileName: file.name, content },
      })
      if (!done) return false
      const { id, reconcileNo, unresolvedCount } = done.startTicketReconciliation
      toast.success(texts.started(reconcileNo, formatCount(unresolvedCount)))
      onStarted(id)
    },
  })
  const fault = form.methods.formState.errors.content?.message
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen)
    form.methods.clearErrors('content')
  }
  return (
    <Modal
      open
      size="md"
      title={texts.start}
      footer={<FormButtons form={form} submit={texts.start} permission={EDIT} onCancel={onClose} />}
      unsaved={file !== null || form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.counts}>{texts.startHint}</p>
      <Form form={form} columns={2}>
        <SelectField
          name="garbageId"
          label={texts.fields.garbageName}
          required
          options={namedOptions(choices?.dumpSites ?? [])}
        />
        <CountField
          name="toleranceMinutes"
          label={texts.fields.toleranceMinutes}
          required
          most={MOST_MINUTES}
          hint={texts.minutesHint}
        />
        <DayField name="startDate" label={texts.fields.startDate} required />
        <DayField name="endDate" label={texts.fields.endDate} required />
        <div className={css.file}>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx"
            aria-label={texts.file}
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
          <div className={looks.row}>
            <Button onClick={() => input.current?.click()}>{texts.file}</Button>
            <Button
              loading={template.running}
              onClick={() => void template.run(TEMPLATE, { method: 'GET' }, texts.templateName)}
            >
              {texts.template}
            </Button>
          </div>
          {file && <p role="status">{file.name}</p>}
          {fault && (
            <p role="alert" className={css.fault}>
              {fault}
            </p>
          )}
        </div>
      </Form>
    </Modal>
  )
}
