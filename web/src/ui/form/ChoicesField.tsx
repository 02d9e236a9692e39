import { type FieldValues, useController } from 'react-hook-form'
import { ChoicesInput } from './ChoicesInput'
import { Field } from './Field'
import type { FieldProps } from './fields'
import type { Option } from './options'
import { toRegisterOptions } from './rules'

interface Props extends FieldProps {
  options: readonly Option[]
  /** Text while no option is chosen. */
  none: string
}

/** Values of such a field, which the form holds as one text. */
export const chosenIn = (text: string): string[] => text.split(',').filter(Boolean)
export const chosenText = (values: readonly string[]): string => values.join(',')

/**
 * Field with any number of chosen options, searched by name, pinyin or initials. The chosen ones are listed below it.
 */
export function ChoicesField({ options, none, ...props }: Props) {
  const { field, fieldState } = useController<FieldValues>({
    name: props.name,
    rules: toRegisterOptions(props.label, props, true),
  })
  const value = chosenIn(String(field.value ?? ''))
  const labels = new Map(options.map((option) => [option.value, option.label]))
  const names = value.map((one) => labels.get(one) ?? one).join('、')
  return (
    <Field {...props} hint={value.length > 1 ? names : props.hint} error={fieldState.error?.message}>
      {({ id }) => (
        <ChoicesInput
          id={id}
          label={props.label}
          options={options}
          value={value}
          none={none}
          onChange={(next) => field.onChange(chosenText(next))}
        />
      )}
    </Field>
  )
}
