import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { toast } from '../../../../ui/feedback/toastStore'
import { useServerForm } from '../../../../ui/form/useServerForm'
import { EditableWaybillDocument, type EditableWaybillFragment, UpdateWaybillDocument } from './edit.generated'
import { changedFields, emptyValues, type FieldName, patchOf, shownName, type Values, valuesOf } from './fields'
import { type Stale, staleOf } from './stale'
import { texts } from './texts'
import { useUndo } from './useUndo'

interface Base {
  version: number
  values: Values
}

type FormValues = Values & { reason: string }

const baseOf = (waybill: EditableWaybillFragment): Base => ({ version: waybill.version, values: valuesOf(waybill) })

/**
 * Edit of one waybill. A change by another person meanwhile is never overwritten: the differences are shown, and the
 * chosen ones are saved over the present waybill.
 */
export function useEdit(id: string, waybill: EditableWaybillFragment | null, { onSaved }: { onSaved: () => void }) {
  const client = useApolloClient()
  const { run } = useCommand(UpdateWaybillDocument)
  const news = useUndo(onSaved)
  /** Waybill that the edit starts from; empty until loaded. */
  const base = useRef<Base>({ version: 0, values: emptyValues })
  const [stale, setStale] = useState<Stale | null>(null)

  const form = useServerForm<FormValues>({
    defaultValues: { ...base.current.values, reason: '' },
    onSubmit: async ({ reason, ...values }) => {
      const { version, values: before } = base.current
      const input = patchOf(before, values as Values)
      if (Object.keys(input).length === 0) {
        toast.info(texts.nothing)
        return false
      }
      try {
        const done = await run({ id, version, input, reason: reason.trim() || null })
        if (!done) return false
        const { review, changeSetId } = done.updateWaybill
        if (!changeSetId) toast.success(texts.submitted)
        else news(review ? texts.savedAndSubmitted : texts.saved, changeSetId)
      } catch (error) {
        const found = staleOf(error)
        if (!found) throw error
        setStale(found)
        return false
      }
      onSaved()
    },
  })

  const { reset } = form.methods
  const loaded = useRef(false)
  useEffect(() => {
    // A later answer has another person's change, which must not replace typed text.
    if (!waybill || loaded.current) return
    loaded.current = true
    base.current = baseOf(waybill)
    reset({ ...base.current.values, reason: '' })
  }, [waybill, reset])

  /** Continues from the present waybill, with the changes that this person keeps. */
  const keep = async (mine: ReadonlySet<string>) => {
    try {
      const { data } = await client.query({ query: EditableWaybillDocument, variables: { id } })
      if (!data?.waybill) throw new Error(texts.notAllowed)
      const { reason, ...typed } = form.methods.getValues()
      const values = typed as Values
      const own = changedFields(base.current.values, values).filter((name) => mine.has(shownName(name)))
      base.current = baseOf(data.waybill)
      form.methods.reset({ ...base.current.values, reason })
      for (const name of own) form.methods.setValue(name as FieldName, values[name], { shouldDirty: true })
      setStale(null)
      if (own.length > 0) return await form.submit()
      toast.info(texts.keptTheirs)
      onSaved()
    } catch (error) {
      toast.failure(error)
    }
  }

  const asked = new Set<string>(changedFields(base.current.values, form.methods.getValues()).map(shownName))
  return {
    form,
    keep,
    /** Differences to choose from, and further changes by others; null without a conflict. */
    stale: stale && {
      asked: stale.differences.filter(({ field }) => asked.has(field)),
      others: stale.differences.filter(({ field }) => !asked.has(field)),
    },
    closeStale: () => setStale(null),
  }
}
