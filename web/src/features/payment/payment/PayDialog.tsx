import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { paymentInputLengths as lengths, paymentFields } from '../../../gql/fields/payment.generated'
import type { DialogProps } from '../../../kit/verbs/verb'
import { toast } from '../../../ui/feedback/toastStore'
import { DayField } from '../../../ui/form/dates'
import { Form } from '../../../ui/form/Form'
import { FormButtons } from '../../../ui/form/FormButtons'
import { TextField } from '../../../ui/form/fields'
import { useServerForm } from '../../../ui/form/useServerForm'
import { dayFromToday } from '../../../ui/format/date'
import looks from '../../../ui/layout/looks.module.css'
import { Modal } from '../../../ui/overlay/Modal'
import { LackingPapers } from '../../settlement/paper'
import { PayPaymentDocument, SettlementsOfPaymentDocument } from './payment.generated'
import { aboutOf, type Payment, settlementIdsOf } from './rows'
import { texts } from './texts'
import { useTradeNoQuestion } from './useTradeNoQuestion'

/** 登记付款: the money was sent, on a day and with a number of the bank. */
export function PayDialog({ row, onClose, onDone }: DialogProps<Payment>) {
  const { id, version, paymentNo, paymentDate, tradeNo } = row
  const { run } = useCommand(PayPaymentDocument)
  const mayUse = useTradeNoQuestion()
  const { data } = useQuery(SettlementsOfPaymentDocument, { variables: { id }, fetchPolicy: 'no-cache' })
  const settlementIds = data ? settlementIdsOf(data) : []
  const form = useServerForm({
    defaultValues: { paymentDate: paymentDate ?? dayFromToday(0), tradeNo: tradeNo ?? '' },
    onSubmit: async (values) => {
      if (!(await mayUse(values.tradeNo, id))) return false
      const done = await run({
        id,
        version,
        paymentDate: values.paymentDate,
        tradeNo: values.tradeNo.trim() || null,
      })
      if (!done) return false
      toast.success(texts.done)
      onDone()
      onClose()
    },
  })
  return (
    <Modal
      open
      size="md"
      title={texts.payTitle}
      record={paymentNo}
      footer={<FormButtons form={form} submit={texts.payTitle} onCancel={onClose} />}
      unsaved={form.methods.formState.isDirty}
      onClose={onClose}
    >
      <p className={looks.strong}>{aboutOf(row)}</p>
      <p className={looks.outcome}>{texts.payOutcome}</p>
      <LackingPapers ids={settlementIds} />
      <Form form={form}>
        <DayField name="paymentDate" label={paymentFields.paymentDate.label} required />
        <TextField name="tradeNo" label={paymentFields.tradeNo.label} maxLength={lengths.tradeNo} />
      </Form>
    </Modal>
  )
}
