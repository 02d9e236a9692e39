import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { InvalidateDirectPayPriceDocument } from './price.generated'
import { nameOf, type Price, priceText, termsOf } from './rows'
import { texts } from './texts'

const REASON = 200

interface Props {
  price: Price
  onClose: () => void
  onDone: () => void
}

/** Asks before an approved price is ended, with an optional reason. */
export function InvalidateDialog({ price, onClose, onDone }: Props) {
  const { run } = useCommand(InvalidateDirectPayPriceDocument)
  const form = useServerForm({
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      const { id, version } = price
      const done = await run({ id, version, reason: reason.trim() || null })
      if (!done) return false
      toast.success(texts.done)
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      role="alertdialog"
      title={texts.invalidateTitle}
      record={nameOf(price)}
      footer={<FormButtons form={form} danger onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p>{texts.invalidateQuestion}</p>
      <p className={looks.hint}>
        {price.projectName} · {termsOf(price)} · {priceText(price)}
      </p>
      <p className={looks.hint}>{texts.invalidateHint}</p>
      <Form form={form}>
        <TextField name="reason" label={texts.invalidateReason} maxLength={REASON} />
      </Form>
    </Modal>
  )
}
