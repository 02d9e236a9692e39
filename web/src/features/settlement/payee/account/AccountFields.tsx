import { useQuery } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { payeeInputLengths as lengths, payeeFields } from '../../../../gql/fields/settlement.generated'
import { type FieldProps, TextField } from '../../../../ui/form/fields'
import css from '../payee.module.css'
import { BankOfAccountDocument, type BankOfAccountQuery } from './account.generated'
import { texts } from './texts'
import { accountOf, mayBeCard } from './useAccountCheck'

interface Account {
  bindingBankNo: string
  bindingBankName: string
}

/** Bank of an account number; null while it is too short. */
function useBankOfAccount(text: string): BankOfAccountQuery['bankOfAccount'] | null {
  const bindingBankNo = accountOf(text)
  const { data } = useQuery(BankOfAccountDocument, { variables: { bindingBankNo }, skip: !mayBeCard(bindingBankNo) })
  return (mayBeCard(bindingBankNo) && data?.bankOfAccount) || null
}

/** Account and bank: a card number fills in its bank, and shows wrong digits at once. */
export function AccountFields({ hint, ...rules }: Pick<FieldProps, 'hint' | 'maxLength' | 'pattern'>) {
  const { getValues, setValue } = useFormContext<Account>()
  const bank = useBankOfAccount(useWatch<Account, 'bindingBankNo'>({ name: 'bindingBankNo' }))
  const name = bank?.bindingBankName ?? null
  const filled = useRef('')
  useEffect(() => {
    const typed = getValues('bindingBankName').trim()
    // A typed name stays; a filled-in one follows the number.
    if (name === null || (typed !== '' && typed !== filled.current) || typed === name) return
    filled.current = name
    setValue('bindingBankName', name, { shouldDirty: true, shouldValidate: true })
  }, [name, getValues, setValue])
  const isWrong = bank?.kind === 'WRONG_CARD'
  return (
    <>
      <div>
        <TextField
          {...rules}
          name="bindingBankNo"
          label={payeeFields.bindingBankNo.label}
          required
          inputMode="numeric"
          hint={hint}
        />
        <p className={css.said} data-wrong={isWrong || undefined} role="status">
          {name && (isWrong ? texts.wrongCard(name) : texts.bankFound(name))}
        </p>
      </div>
      <TextField
        name="bindingBankName"
        label={payeeFields.bindingBankName.label}
        required
        maxLength={lengths.bindingBankName}
      />
    </>
  )
}
