import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import {
  DeleteViewDocument,
  type SavedViewFieldsFragment,
  SavedViewsDocument,
  SaveViewDocument,
} from './saved-view.generated'
import { texts } from './texts'
import type { ViewState } from './viewState'

export type View = Omit<SavedViewFieldsFragment, 'state'> & { state: ViewState }

const refetchQueries = ['SavedViews']
const UNDO_MS = 10_000

/** Views of a list with their verbs; a person without a company has none. */
export function useViews(list: string, skip: boolean) {
  const { data, error, refetch } = useQuery(SavedViewsDocument, { variables: { list }, skip })
  const saving = useCommand(SaveViewDocument, { refetchQueries })
  const deleting = useCommand(DeleteViewDocument, { refetchQueries })

  // The server has checked the form of stored states.
  const views = data?.savedViews.map((view) => ({ ...view, state: view.state as ViewState }))
  const add = (name: string, state: ViewState, shared: boolean) => saving.run({ input: { list, name, state, shared } })
  const change = ({ id, version, name, state, shared }: View, changed: Partial<View>) =>
    saving.run({ input: { id, version, list, name, state, shared, ...changed } })
  const told = async (work: () => Promise<unknown>, news: string) => {
    try {
      if (await work()) toast.success(news)
    } catch (failure) {
      toast.failure(failure)
    }
  }

  return {
    views,
    failed: Boolean(error),
    // A failed retry is reported as `error`.
    retry: () => void refetch().catch(() => undefined),
    add,
    overwrite: (view: View, state: ViewState) => told(() => change(view, { state }), texts.saved),
    share: (view: View) =>
      told(() => change(view, { shared: !view.shared }), view.shared ? texts.unshared : texts.shared),
    remove: async ({ id, name, state, shared }: View) => {
      try {
        if (!(await deleting.run({ id }))) return false
        const undo = () => void told(() => add(name, state, shared), texts.saved)
        toast.success(texts.removed(name), { duration: UNDO_MS, action: { label: texts.undo, run: undo } })
        return true
      } catch (failure) {
        toast.failure(failure)
        return false
      }
    },
  }
}
