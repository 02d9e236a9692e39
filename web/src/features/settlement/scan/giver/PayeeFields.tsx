import { useEffect, useRef, useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { cardGiverInputLengths as lengths } from '../../../../gql/fields/settlement.generated'
import { AmountField } from '../../../../ui/form/fields'
import { AccountFields, type Payee, PayeeCombobox } from '../../payee'
import { texts } from '../texts'
import type { GiverValues } from './giver'

function validName(text: string): true | string {
  const name = text.trim()
  if (!name) return texts.payeeRequired
  return name.length <= lengths.payeeName || texts.payeeMax
}

interface Props {
  /** Present payee of the cards. */
  known: Payee | null
  /** Whether several cards are set at once. */
  several: boolean
}

/** Payee for the giver: a chosen one fills in the account, a typed one becomes an unsigned payee. */
export function PayeeFields({ known, several }: Props) {
  const { control, setValue } = useFormContext<GiverValues>()
  const [chosen, setChosen] = useState(known)
  const [payeeId, payeeName, bankNo, bankName] = useWatch({
    control,
    name: ['payeeId', 'payeeName', 'bindingBankNo', 'bindingBankName'],
  })

  // Another account means another payee than the chosen one.
  const account = useRef({ bankNo, bankName })
  useEffect(() => {
    const changed = account.current.bankNo !== bankNo || account.current.bankName !== bankName
    if (payeeId && changed) setValue('payeeId', '')
  }, [payeeId, bankNo, bankName, setValue])

  const choose = (payee: Payee) => {
    account.current = { bankNo: payee.bindingBankNo, bankName: payee.bindingBankName }
    setChosen(payee)
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('payeeId', payee.payeeId, options)
    setValue('payeeName', payee.payeeName, options)
    setValue('bindingBankNo', payee.bindingBankNo, options)
    setValue('bindingBankName', payee.bindingBankName, options)
  }
  const hint = () => {
    if (!payeeName) return undefined
    if (!payeeId) return texts.payeeNew
    return texts.payeeContracts[chosen?.contractState ?? 'VALID']
  }

  return (
    <>
      <Controller
        control={control}
        name="payeeName"
        rules={{ validate: validName }}
        render={({ field, fieldState }) => (
          <PayeeCombobox
            label={texts.fields.payee}
            text={field.value}
            chosen={payeeId !== ''}
            error={fieldState.error?.message}
            hint={hint()}
            free
            onType={(text) => {
              field.onChange(text)
              setValue('payeeId', '')
            }}
            onChoose={choose}
            onBlur={field.onBlur}
          />
        )}
      />
      <AccountFields maxLength={lengths.bindingBankNo} pattern={{ value: /^\d+$/, message: texts.bankNoInvalid }} />
      <AmountField
        name="settleAmount"
        label={texts.fields.settleAmount}
        required
        hint={several ? texts.perCard : undefined}
      />
    </>
  )
}
