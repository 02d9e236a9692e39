import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import {
  CompanyDictionaryItemsDocument,
  CreateDictionaryItemDocument,
  ResetDictionaryItemDocument,
  UpdateDictionaryItemDocument,
} from './dictionary.generated'
import type { Item, ItemVerbs } from './rows'
import { texts } from './texts'

const refetchQueries = ['CompanyDictionaries', 'CompanyDictionaryItems', 'CompanyDictionaryChanges']
const permissions = { add: 'chain:basedata:add', edit: 'chain:basedata:edit' }
const { retireAbout } = texts

/** The company words the items of one dictionary. */
export function useCompanyVerbs(dictionary: string): ItemVerbs<Item> {
  const client = useApolloClient()
  const create = useCommand(CreateDictionaryItemDocument, { refetchQueries }).run
  const update = useCommand(UpdateDictionaryItemDocument, { refetchQueries }).run
  const reset = useCommand(ResetDictionaryItemDocument, { refetchQueries }).run
  return {
    create: (input) => create({ dictionary, input }),
    update: ({ itemValue, version }, input) => update({ dictionary, itemValue, version, input }),
    reset: async ({ itemValue, version, itemName, platformName }) => {
      const about = texts.resetAbout(itemName, platformName ?? '')
      if (!(await confirm({ title: texts.resetTitle, content: texts.resetQuestion, about }))) return null
      return reset({ dictionary, itemValue, version })
    },
    find: async (itemValue) => {
      const variables = { dictionary }
      const query = { query: CompanyDictionaryItemsDocument, variables, fetchPolicy: 'network-only' } as const
      return (await client.query(query)).data?.companyDictionaryItems.find((one) => one.itemValue === itemValue)
    },
    // Forms and lists elsewhere.
    changed: () => void client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'dictionary' }),
    refetchQueries,
    permissions,
    retireAbout,
  }
}
