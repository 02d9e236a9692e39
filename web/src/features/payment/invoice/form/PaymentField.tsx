import { useQuery } from '@apollo/client/react'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '../../../../ui/form/choice-fields'
import { formatMoney } from '../../../../ui/format/decimal'
import { texts } from '../texts'
import { PaymentsToChooseDocument } from './form.generated'
import type { Values } from './values'

/** For which payment it is; one that is chosen before the payee names him, too. */
export function PaymentField() {
  const { watch, setValue } = useFormContext<Values>()
  const payeeId = watch('payeeId')
  const { data, previousData } = useQuery(PaymentsToChooseDocument, {
    variables: { filter: payeeId ? { payeeId } : {} },
    fetchPolicy: 'cache-and-network',
  })
  const payments = (data ?? previousData)?.payments.records ?? []
  const options = payments.map(({ id, paymentNo, payeeName, amt }) => ({
    value: id,
    label: texts.paymentOption(paymentNo, payeeName, formatMoney(amt)),
  }))
  const takeItsPayee = (id: string) => {
    const payment = payments.find((one) => one.id === id)
    if (!payment || payeeId) return
    setValue('payeeId', payment.payeeId, { shouldDirty: true })
    setValue('payeeName', payment.payeeName, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <SelectField
      name="paymentId"
      label={texts.payment}
      hint={texts.paymentHint}
      options={options}
      onChosen={takeItsPayee}
    />
  )
}
