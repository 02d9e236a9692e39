import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { PayeeCombobox } from '../../payee'
import { texts } from './texts'
import type { VerbValues } from './useTripVerb'

/** Choice among the company's payees. */
export function PayeeField() {
  const { control, setValue } = useFormContext<VerbValues>()
  const text = useWatch({ control, name: 'text' })
  return (
    <Controller
      control={control}
      name="value"
      rules={{ validate: (id) => id !== '' || texts.choosePayee }}
      render={({ field, fieldState }) => (
        <PayeeCombobox
          label={texts.payee}
          text={text}
          chosen={field.value !== ''}
          error={fieldState.error?.message}
          onType={(typed) => {
            setValue('text', typed, { shouldDirty: true })
            field.onChange('')
          }}
          onChoose={({ payeeId, payeeName }) => {
            setValue('text', payeeName, { shouldDirty: true })
            setValue('value', payeeId, { shouldDirty: true, shouldValidate: true })
          }}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}
