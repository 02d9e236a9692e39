import { useCommand } from '../../../apollo/useCommand'
import { invoiceFields, redInvoiceInputLengths as lengths } from '../../../gql/fields/payment.generated'
import { labelsOf } from '../../../kit/fields'
import type { DialogProps } from '../../../kit/verbs/verb'
import { toast } from '../../../ui/feedback/toastStore'
import { QuantityField } from '../../../ui/form/choice-fields'
import { DayField } from '../../../ui/form/dates'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { AmountField, TextAreaField, TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { dayFromToday } from '../../../ui/format/date'
import { formatMoney, type Quantity } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { CreateRedInvoiceDocument } from './invoice.generated'
import { aboutOf, type Invoice } from './rows'
import { texts } from './texts'
import { codeFault, priceFault, SN } from './values'

const labels = labelsOf(invoiceFields)

const said = (text: string) => text.trim() || null

/** 开红字发票: cancels an invoice, in whole or in part. */
export function RedDialog({ row, onClose, onDone }: DialogProps<Invoice>) {
  const { id, invoiceSn, leftAmt } = row
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
      <p className={looks.strong}>{aboutOf(row)}</p>
      <p className={looks.outcome}>{texts.redOutcome}</p>
      <Form form={form} columns={2}>
        <TextField
          name="invoiceSn"
          label={labels.invoiceSn}
          required
          inputMode="numeric"
          pattern={{ value: SN, message: texts.snInvalid }}
        />
        <TextField
          name="invoiceCode"
          label={labels.invoiceCode}
          inputMode="numeric"
          hint={texts.codeHint}
          validate={(code) => codeFault(code, number())}
        />
        <DayField name="invoiceDate" label={labels.invoiceDate} required />
        <AmountField
          name="invoiceSumPrice"
          label={labels.invoiceSumPrice}
          hint={texts.redLeft(formatMoney(leftAmt))}
          validate={priceFault}
        />
        <QuantityField name="invoiceSumCount" label={labels.invoiceSumCount} />
        <TextField name="invoiceUrl" label={labels.invoiceUrl} maxLength={lengths.invoiceUrl} />
        <TextAreaField name="remark" label={labels.remark} wide rows={2} maxLength={lengths.remark} />
      </Form>
    </Modal>
  )
}
