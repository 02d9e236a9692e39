import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { basePayeeLabels as fields } from '../../../../gql/labels.generated'
import { payeeInputLengths as lengths } from '../../../../gql/lengths.generated'
import { type FieldProps, TextField } from '../../../../ui/form/fields'
import css from './account.module.css'
import { texts } from './texts'
import { useBankOfAccount } from './useBankOfAccount'

interface Account {
  bindingBankNo: string
  bindingBankName: string
}

/** The account and its bank: a card names its bank, and says at once where its digits cannot be right. */
export function AccountFields({ hint, ...rules }: Pick<FieldProps, 'hint' | 'maxLength' | 'pattern'>) {
  const { getValues, setValue } = useFormContext<Account>()
  const bank = useBankOfAccount(useWatch<Account, 'bindingBankNo'>({ name: 'bindingBankNo' }))
  const name = bank?.bindingBankName ?? null
  const filled = useRef('')
  useEffect(() => {
    const typed = getValues('bindingBankName').trim()
    // What somebody wrote stays, what was filled in follows the number.
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
          label={fields.bindingBankNo}
          required
          inputMode="numeric"
          hint={hint}
        />
        <p className={css.said} data-wrong={isWrong || undefined} role="status">
          {name && (isWrong ? texts.wrongCard(name) : texts.bankFound(name))}
        </p>
      </div>
      <TextField name="bindingBankName" label={fields.bindingBankName} required maxLength={lengths.bindingBankName} />
    </>
  )
}
