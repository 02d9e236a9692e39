import { useNavigate } from 'react-router-dom'
import { useCommand } from '../../../../apollo/useCommand'
import { toast } from '../../../../ui/feedback/toastStore'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { SideDrawer } from '../../../../ui/overlay/SideDrawer'
import { invoiceUrl } from '../links'
import { ADD } from '../rows'
import { texts } from '../texts'
import { CreateInvoiceDocument } from './form.generated'
import { InvoiceFields } from './InvoiceFields'
import { emptyValues, inputOf, type Values } from './values'

interface Props {
  onClose: () => void
  onAdded: () => void
}

/** 登记发票: typed, or read from the file of the invoice. */
export function AddDrawer({ onClose, onAdded }: Props) {
  const navigate = useNavigate()
  const { run } = useCommand(CreateInvoiceDocument)
  const form = useServerForm<Values>({
    defaultValues: emptyValues,
    onSubmit: async (values) => {
      const done = await run({ input: inputOf(values) })
      if (!done) return false
      toast.success(texts.added)
      onAdded()
      navigate(invoiceUrl(done.created.id), { replace: true })
    },
  })
  return (
    <SideDrawer
      open
      width="760px"
      title={texts.add}
      footer={<FormButtons form={form} submit={texts.add} permission={ADD} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <Form form={form} columns={2}>
        <InvoiceFields />
      </Form>
    </SideDrawer>
  )
}
