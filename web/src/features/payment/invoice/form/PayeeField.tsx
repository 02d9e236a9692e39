import { Controller, useFormContext } from 'react-hook-form'
import { PayeeCombobox } from '../../../settlement/payee'
import { texts } from '../texts'
import type { Values } from './values'

/** Whose invoice it is: found by name or mobile. */
export function PayeeField() {
  const { control, setValue, getValues, watch } = useFormContext<Values>()
  const chosen = watch('payeeId') !== ''
  return (
    <Controller
      control={control}
      name="payeeName"
      rules={{ validate: () => getValues('payeeId') !== '' || texts.payeeMissing }}
      render={({ field, fieldState }) => (
        <PayeeCombobox
          label={texts.fields.payeeName}
          text={field.value}
          chosen={chosen}
          error={fieldState.error?.message}
          onType={(text) => {
            field.onChange(text)
            setValue('payeeId', '')
            // A payment of somebody else is none to choose.
            setValue('paymentId', '')
          }}
          onChoose={({ payeeId, payeeName }) => {
            setValue('payeeId', payeeId, { shouldDirty: true })
            setValue('payeeName', payeeName, { shouldDirty: true, shouldValidate: true })
          }}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}
