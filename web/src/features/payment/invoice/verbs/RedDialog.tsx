import { useCommand } from '../../../../apollo/useCommand'
import { redInvoiceInputLengths as lengths } from '../../../../gql/lengths.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { QuantityField } from '../../../../ui/form/choice-fields'
import { DayField } from '../../../../ui/form/dates'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { AmountField, TextAreaField, TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { dayFromToday } from '../../../../ui/format/date'
import { formatMoney, type Quantity } from '../../../../ui/format/decimal'
import { typedMoney } from '../../../../ui/format/typed'
import { Modal } from '../../../../ui/overlay/Modal'
import { codeFault, priceFault, SN } from '../form/values'
import { aboutOf, type Invoice } from '../rows'
import { texts } from '../texts'
import { CreateRedInvoiceDocument } from './verbs.generated'
import css from './verbs.module.css'

interface Props {
  invoice: Invoice
  onClose: () => void
  onDone: () => void
}

const { fields } = texts
const said = (text: string) => text.trim() || null

/** 开红字发票: takes an invoice back, in whole or in part. */
export function RedDialog({ invoice, onClose, onDone }: Props) {
  const { id, invoiceSn, leftAmt } = invoice
  const { run } = useCommand(CreateRedInvoiceDocument)
  const form = useServerForm({
    defaultValues: {
      invoiceSn: '',
      invoiceCode: '',
      invoiceDate: dayFromToday(0),
      invoiceSumPrice: '',
      invoiceSumCount: '',
      invoiceUrl: '',
      remark: '',
    },
    onSubmit: async (values) => {
      const done = await run({
        id,
        input: {
          invoiceSn: values.invoiceSn.trim(),
          invoiceCode: said(values.invoiceCode),
          invoiceDate: values.invoiceDate,
          invoiceSumPrice: typedMoney(values.invoiceSumPrice),
          invoiceSumCount: said(values.invoiceSumCount) as Quantity | null,
          invoiceUrl: said(values.invoiceUrl),
          remark: said(values.remark),
        },
      })
      if (!done) return false
      toast.success(texts.added)
      onDone()
      onClose()
    },
  })
  const number = () => form.methods.getValues('invoiceSn').trim()
  return (
    <Modal
      open
      size="lg"
      title={texts.redTitle}
      record={invoiceSn}
      footer={<FormButtons form={form} submit={texts.redTitle} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={css.about}>{aboutOf(invoice)}</p>
      <p className={css.outcome}>{texts.redOutcome}</p>
      <Form form={form} columns={2}>
        <TextField
          name="invoiceSn"
          label={fields.invoiceSn}
          required
          inputMode="numeric"
          pattern={{ value: SN, message: texts.snInvalid }}
        />
        <TextField
          name="invoiceCode"
          label={fields.invoiceCode}
          inputMode="numeric"
          hint={texts.codeHint}
          validate={(code) => codeFault(code, number())}
        />
        <DayField name="invoiceDate" label={fields.invoiceDate} required />
        <AmountField
          name="invoiceSumPrice"
          label={fields.invoiceSumPrice}
          hint={texts.redLeft(formatMoney(leftAmt))}
          validate={priceFault}
        />
        <QuantityField name="invoiceSumCount" label={fields.invoiceSumCount} />
        <TextField name="invoiceUrl" label={texts.fields.invoiceUrl} maxLength={lengths.invoiceUrl} />
        <TextAreaField name="remark" label={fields.remark} wide rows={2} maxLength={lengths.remark} />
      </Form>
    </Modal>
  )
}
