import { useApolloClient, useQuery } from '@apollo/client/react'
import { type RequestError, toRequestError } from '../../../../apollo/errors'
import { refetchShowing, type Shown } from '../../../../apollo/refetchShowing'
import { useCommand } from '../../../../apollo/useCommand'
import { DictionaryItems, plainColumns, withoutCodes } from '../items'
import { DictionariesFrame, History } from '../looks'
import type { ItemVerbs } from '../rows'
import {
  CreatePlatformDictionaryItemDocument,
  PlatformDictionariesDocument,
  type PlatformDictionariesQuery,
  PlatformDictionaryChangesDocument,
  type PlatformItemRowFragment,
  UpdatePlatformDictionaryItemDocument,
} from './platform.generated'
import { texts } from './texts'

const CHANGES: readonly Shown[] = ['PlatformDictionary', 'platformDictionaryChanges']
const EDIT = 'platform:dictionary:edit'
const permissions = { add: EDIT, edit: EDIT }
const { retireAbout } = texts

/** Verbs of the platform's desk on the items of one dictionary. */
function usePlatformVerbs(dictionary: string): ItemVerbs<PlatformItemRowFragment> {
  const client = useApolloClient()
  const create = useCommand(CreatePlatformDictionaryItemDocument).run
  const update = useCommand(UpdatePlatformDictionaryItemDocument).run
  return {
    create: (input) => create({ dictionary, input }),
    update: ({ itemValue, version }, input) => update({ dictionary, itemValue, version, input }),
    find: async (itemValue) => {
      const query = { query: PlatformDictionariesDocument, fetchPolicy: 'network-only' } as const
      const all = (await client.query(query)).data?.platformDictionaries
      return all?.find(({ name }) => name === dictionary)?.items.find((one) => one.itemValue === itemValue)
    },
    changed: () => void refetchShowing(client, CHANGES).catch(() => undefined),
    permissions,
    retireAbout,
  }
}

type Dictionary = PlatformDictionariesQuery['platformDictionaries'][number]

const facts = ['itemValue', 'sort']
const closedColumns = withoutCodes(plainColumns)

function note({ items }: Dictionary): string | null {
  const retired = items.filter(({ enabled }) => !enabled).length
  return retired > 0 ? texts.retired(retired) : null
}

interface Props {
  dictionary: Dictionary
  loading: boolean
  error: RequestError | undefined
  onRetry: () => void
}

/** Items of one dictionary in the platform's words, with their changes. */
function PlatformItems({ dictionary, ...state }: Props) {
  const { name, open, items } = dictionary
  const changes = useQuery(PlatformDictionaryChangesDocument, {
    variables: { dictionary: name },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <>
      <DictionaryItems
        {...state}
        dictionary={dictionary}
        about={open ? texts.open : texts.closed}
        items={items}
        columns={open ? plainColumns : closedColumns}
        facts={open ? facts : facts.filter((fact) => fact !== 'itemValue')}
        verbs={usePlatformVerbs(name)}
      />
      <History
        changes={changes.data?.platformDictionaryChanges}
        error={changes.error && toRequestError(changes.error)}
        onRetry={() => void changes.refetch().catch(() => undefined)}
        nameOf={(itemValue) => items.find((one) => one.itemValue === itemValue)?.itemName ?? itemValue}
      />
    </>
  )
}

/** 平台字典: names of codes for every company without its own wording. */
export default function PlatformDictionaryPage() {
  const { data, error, loading, refetch } = useQuery(PlatformDictionariesDocument, { fetchPolicy: 'cache-and-network' })
  const state = {
    error: error && toRequestError(error),
    onRetry: () => void refetch().catch(() => undefined),
  }
  return (
    <DictionariesFrame title={texts.title} dictionaries={data?.platformDictionaries} note={note} {...state}>
      {(one) => <PlatformItems key={one.name} dictionary={one} loading={loading} {...state} />}
    </DictionariesFrame>
  )
}
