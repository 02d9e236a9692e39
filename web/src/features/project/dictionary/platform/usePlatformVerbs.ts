import { useApolloClient } from '@apollo/client/react'
import { useCommand } from '../../../../apollo/useCommand'
import type { ItemVerbs } from '../rows'
import {
  CreatePlatformDictionaryItemDocument,
  PlatformDictionariesDocument,
  type PlatformItemRowFragment,
  UpdatePlatformDictionaryItemDocument,
} from './platform.generated'
import { texts } from './texts'

const refetchQueries = ['PlatformDictionaries', 'PlatformDictionaryChanges']
const EDIT = 'platform:dictionary:edit'
const permissions = { add: EDIT, edit: EDIT }
const { retireAbout } = texts

/** The desk of the platform words the items of one dictionary. */
export function usePlatformVerbs(dictionary: string): ItemVerbs<PlatformItemRowFragment> {
  const client = useApolloClient()
  const create = useCommand(CreatePlatformDictionaryItemDocument, { refetchQueries }).run
  const update = useCommand(UpdatePlatformDictionaryItemDocument, { refetchQueries }).run
  return {
    create: (input) => create({ dictionary, input }),
    update: ({ itemValue, version }, input) => update({ dictionary, itemValue, version, input }),
    find: async (itemValue) => {
      const query = { query: PlatformDictionariesDocument, fetchPolicy: 'network-only' } as const
      const all = (await client.query(query)).data?.platformDictionaries
      return all?.find(({ name }) => name === dictionary)?.items.find((one) => one.itemValue === itemValue)
    },
    // No other page of the desk shows dictionaries.
    changed: () => undefined,
    refetchQueries,
    permissions,
    retireAbout,
  }
}
