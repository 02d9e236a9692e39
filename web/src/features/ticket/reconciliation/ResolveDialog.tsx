import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { SelectField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { enumOptions } from '../../../ui/form/options'
import { useServerForm } from '../../../ui/form/useServerForm'
import { formatCount } from '../../../ui/format/decimal'
import { Modal } from '../../../ui/overlay/Modal'
import css from '../ticket.module.css'
import { ResolveTicketReconciliationRowsDocument } from './reconciliation.generated'
import { RESOLUTIONS } from './rows'
import { texts } from './texts'

const REASON = 200

interface Props {
  ids: readonly string[]
  onClose: () => void
  onDone: () => void
}

/** 处理: the side that is right, for one row or many, with a reason. */
export function ResolveDialog({ ids, onClose, onDone }: Props) {
  const { run } = useCommand(ResolveTicketReconciliationRowsDocument)
  const form = useServerForm({
    defaultValues: { resolution: '', reason: '' },
    onSubmit: async ({ resolution, reason }) => {
      const chosen = RESOLUTIONS.find((one) => one === resolution)
      if (!chosen || !(await run({ ids: [...ids], resolution: chosen, reason: reason.trim() }))) return false
      toast.success(texts.resolved)
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.resolveRows(formatCount(ids.length))}
      footer={<FormButtons form={form} submit={texts.resolve} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.counts}>{texts.resolveHint}</p>
      <Form form={form}>
        <SelectField
          name="resolution"
          label={texts.row.resolution}
          required
          options={enumOptions(RESOLUTIONS, texts.resolutions)}
        />
        <TextField name="reason" label={texts.reason} required maxLength={REASON} />
      </Form>
    </Modal>
  )
}
