import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { ResetDictionaryItemDocument, UpdateDictionaryItemDocument } from './dictionary.generated'
import type { Item } from './rows'
import { texts } from './texts'

/** What every verb changes on this page. */
export const refetchQueries = ['CompanyDictionaries', 'CompanyDictionaryItems', 'CompanyDictionaryChanges']

/** Forms and lists elsewhere read the dictionary anew. */
export function useForgetDictionaries() {
  const client = useApolloClient()
  return () => void client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'dictionary' })
}

/** The verbs of an item that no form asks for. */
export function useItemVerbs(dictionary: string) {
  const update = useCommand(UpdateDictionaryItemDocument, { refetchQueries }).run
  const reset = useCommand(ResetDictionaryItemDocument, { refetchQueries }).run
  const client = useApolloClient()
  const forget = useForgetDictionaries()
  const attempt = async (run: () => Promise<unknown>) => {
    try {
      if ((await run()) === null) return
      forget()
      toast.success(texts.done)
    } catch (error) {
      toast.failure(error)
      // Somebody else was faster, or it is gone: the page shows it as it is.
      await client.refetchQueries({ include: refetchQueries })
    }
  }
  return {
    setEnabled: async ({ itemValue, version, itemName }: Item, enabled: boolean) => {
      const question = { content: texts.retireQuestion, about: texts.retireAbout(itemName) }
      if (!enabled && !(await confirm(question))) return
      await attempt(() => update({ dictionary, itemValue, version, input: { itemName, enabled } }))
    },
    reset: async ({ itemValue, version, itemName, platformName }: Item) => {
      const about = texts.resetAbout(itemName, platformName ?? '')
      if (!(await confirm({ content: texts.resetQuestion, about }))) return
      await attempt(() => reset({ dictionary, itemValue, version }))
    },
  }
}
