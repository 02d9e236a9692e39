import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../../apollo/useCommand'
import { toast } from '../../../../ui/feedback/toastStore'
import { UndoWaybillChangesDocument } from './edit.generated'
import { texts } from './texts'

/** Time for which a success message offers 撤销. */
export const UNDO_TIME = 10_000

/**
 * Success message of a change with 撤销 for ten seconds.
 * @param onChanged called after the change was undone
 */
export function useUndo(onChanged: () => void) {
  const client = useApolloClient()
  const { run } = useCommand(UndoWaybillChangesDocument)
  const undo = async (changeSetId: string) => {
    try {
      const done = await run({ changeSetId })
      if (!done) return
      const { rows } = done.undoWaybillChanges
      const refused = rows.find((row) => !row.ok)
      if (refused) toast.error(refused.msg ?? texts.notAllowed)
      else toast.success(texts.undone)
      // Refreshes lists and records with one of the waybills.
      const refreshed = client.refetchQueries({
        updateCache: (cache) => {
          for (const { id } of rows) cache.evict({ id: cache.identify({ __typename: 'Waybill', id }) })
        },
      })
      onChanged()
      await refreshed
    } catch (error) {
      toast.failure(error)
    }
  }
  return (message: string, changeSetId: string | null) => {
    const action = changeSetId ? { label: texts.undo, run: () => void undo(changeSetId) } : undefined
    toast.success(message, action && { duration: UNDO_TIME, action })
  }
}
