import { useFormContext, useWatch } from 'react-hook-form'
import { chosenIn } from './ChoicesField'
import { namedOptions, type Option } from './options'

export type Choices = readonly { id: string; name: string }[]

/** Options of a field, together with a chosen one that is no longer offered. */
export function useKeptOptions(field: string, choices: Choices, goneName: (id: string) => string): Option[] {
  const { formState } = useFormContext()
  const chosen = useWatch({ name: field }) as string
  const had = chosenIn(String(formState.defaultValues?.[field] ?? ''))
  const known = new Set(choices.map(({ id }) => id))
  const gone = [...new Set([...had, ...chosenIn(chosen)])].filter((id) => !known.has(id))
  return [...namedOptions(choices), ...gone.map((id) => ({ value: id, label: goneName(id) }))]
}
