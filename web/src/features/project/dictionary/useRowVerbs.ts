import { useApolloClient } from '@apollo/client/react'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import type { AnyItem, ItemVerbs } from './rows'
import { texts } from './texts'

/** The verbs of an item that no form asks for. */
export function useRowVerbs<Row extends AnyItem>(verbs: ItemVerbs<Row>) {
  const client = useApolloClient()
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      if ((await run()) === null) return
      verbs.changed()
      toast.success(texts.done)
    } catch (error) {
      toast.failure(error)
      // Somebody else was faster, or it is gone: the page shows it as it is.
      await client.refetchQueries({ include: verbs.refetchQueries })
    }
  }
  return {
    setEnabled: async (item: Row, enabled: boolean) => {
      const { itemName } = item
      const { retireTitle: title, retireQuestion: content } = texts
      const question = { title, content, about: verbs.retireAbout(itemName) }
      if (!enabled && !(await confirm(question))) return
      await attempt(() => verbs.update(item, { itemName, enabled }))
    },
    reset: (item: Row) => attempt(async () => (verbs.reset ? verbs.reset(item) : null)),
  }
}
