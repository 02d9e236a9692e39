import type { DefaultValues, FieldValues } from 'react-hook-form'
import { toast } from '../../../../ui/feedback/toastStore'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { texts } from '../texts'

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /** As useStale tells it. */
  stale: { version: number; refused: (error: unknown, mine: Values) => Promise<boolean> }
  /** Saves what was filled in, over the version that the person has seen; null when it was not sent. */
  save: (values: Values, version: number) => Promise<unknown>
  onSaved: () => void
}

/** The form of an edit: saved and told, or refused because somebody else was faster, which `stale` then shows. */
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
