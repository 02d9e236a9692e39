import { useCommand } from '../../../apollo/useCommand'
import { arrivalFields as fields } from '../../../gql/fields/yard.generated'
import type { TippingInput } from '../../../gql/types.generated'
import { entry, valuesFor } from '../../../kit/form/values'
import type { DialogProps } from '../../../kit/verbs/verb'
import { toast } from '../../../ui/feedback/toastStore'
import { QuantityField } from '../../../ui/form/choice-fields'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { useServerForm } from '../../../ui/form/useServerForm'
import { Quantity } from '../../../ui/format/Numbers'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { type ArrivalRowFragment, RecordTippingDocument } from './arrival.generated'
import { texts } from './texts'

const values = valuesFor<TippingInput>()({ siteWeight: entry.optionalQuantity })

/** Asks for the weight at the dump site's own scales, which may be left out, and says that a truck has tipped. */
export function TipDialog({ row, onClose, onDone }: DialogProps<ArrivalRowFragment>) {
  const { run } = useCommand(RecordTippingDocument)
  const form = useServerForm({
    defaultValues: values.empty,
    onSubmit: async (given) => {
      if ((await run({ id: row.id, input: values.inputOf(given) })) === null) return false
      toast.success(texts.tipDone)
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.tipTitle}
      record={row.no}
      footer={<FormButtons form={form} submit={texts.confirm} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.strong}>{texts.about(row.truckCode, row.companyName)}</p>
      <p className={looks.outcome}>
        {fields.weightTons.label} <Quantity value={row.weightTons} unit={row.weightType} />
      </p>
      <Form form={form}>
        <QuantityField name="siteWeight" label={fields.siteWeight.label} hint={texts.weightHint} />
      </Form>
    </Modal>
  )
}
