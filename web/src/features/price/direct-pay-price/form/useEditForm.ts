import type { DefaultValues, FieldValues } from 'react-hook-form'
import { toast } from '../../../../ui/feedback/toastStore'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { texts } from '../texts'

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /** State of useStale. */
  stale: { version: number; refused: (error: unknown, mine: Values) => Promise<boolean> }
  /** Saves the form over the version that the person has seen; null when it was not sent. */
  save: (values: Values, version: number) => Promise<unknown>
  onSaved: () => void
}

/** Form of an edit: saves with a message; after a refusal for another person's edit, `stale` shows that. */
export function useEditForm<Values extends FieldValues>({ defaultValues, stale, save, onSaved }: Options<Values>) {
  return useServerForm<Values>({
    defaultValues,
    onSubmit: async (values) => {
      try {
        if (!(await save(values, stale.version))) return false
      } catch (error) {
        if (await stale.refused(error, values)) return false
        throw error
      }
      toast.success(texts.updated)
      onSaved()
    },
  })
}
