import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../../apollo/useCommand'
import { paymentInputLengths as lengths } from '../../../../gql/lengths.generated'
import { toast } from '../../../../ui/feedback/toastStore'
import { DayField } from '../../../../ui/form/dates'
import { Form } from '../../../../ui/form/Form'
import { FormButtons } from '../../../../ui/form/FormButtons'
import { TextField } from '../../../../ui/form/fields'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { dayFromToday } from '../../../../ui/format/date'
import { Modal } from '../../../../ui/overlay/Modal'
import { LackingPapers } from '../../../settlement/paper'
import { aboutOf, type Payment, settlementIdsOf } from '../rows'
import { texts } from '../texts'
import { useTradeNoQuestion } from '../useTradeNoQuestion'
import { PayPaymentDocument, SettlementsOfPaymentDocument } from './verbs.generated'
import css from './verbs.module.css'

interface Props {
  payment: Payment
  onClose: () => void
  onDone: () => void
}

/** 登记付款: the money went, on which day and under which number of the bank. */
export function PayDialog({ payment, onClose, onDone }: Props) {
  const { id, version, paymentNo, paymentDate, tradeNo } = payment
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
      <p className={css.about}>{aboutOf(payment)}</p>
      <p className={css.outcome}>{texts.payOutcome}</p>
      <LackingPapers ids={settlementIds} />
      <Form form={form}>
        <DayField name="paymentDate" label={texts.fields.paymentDate} required />
        <TextField name="tradeNo" label={texts.fields.tradeNo} maxLength={lengths.tradeNo} />
      </Form>
    </Modal>
  )
}
