import { useApolloClient, useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { refetchShowing, type Shown } from '../../../apollo/refetchShowing'
import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import {
  CompanyDictionariesDocument,
  CompanyDictionaryChangesDocument,
  CompanyDictionaryItemsDocument,
  CreateDictionaryItemDocument,
  ResetDictionaryItemDocument,
  UpdateDictionaryItemDocument,
} from './dictionary.generated'
import { companyColumns as columns, DictionaryItems, withoutCodes } from './items'
import { DictionariesFrame, History } from './looks'
import type { Dictionary, Item, ItemVerbs } from './rows'
import { texts } from './texts'

const CHANGES: readonly Shown[] = ['CompanyDictionary', 'companyDictionaryItems', 'companyDictionaryChanges']
const permissions = { add: 'chain:basedata:add', edit: 'chain:basedata:edit' }
const { retireAbout } = texts

/** Verbs of a company on the items of one dictionary. */
function useCompanyVerbs(dictionary: string): ItemVerbs<Item> {
  const client = useApolloClient()
  const create = useCommand(CreateDictionaryItemDocument).run
  const update = useCommand(UpdateDictionaryItemDocument).run
  const reset = useCommand(ResetDictionaryItemDocument).run
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
    changed: () => {
      // Refreshes forms and lists that use the dictionary.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'dictionary' })
      void refetchShowing(client, CHANGES).catch(() => undefined)
    },
    permissions,
    retireAbout,
  }
}

const facts = ['platformName', 'ownName', 'itemValue', 'sort']
const closedColumns = withoutCodes(columns)
const nameHint = ({ platformName }: Item) => (platformName ? texts.nameHint(platformName) : undefined)

/** Items of one dictionary in the company's words, with their changes. */
function CompanyItems({ dictionary }: { dictionary: Dictionary }) {
  const { name, open } = dictionary
  const asked = { variables: { dictionary: name }, fetchPolicy: 'cache-and-network' } as const
  const { data, error, loading, refetch } = useQuery(CompanyDictionaryItemsDocument, asked)
  const changes = useQuery(CompanyDictionaryChangesDocument, asked)
  const items = data?.companyDictionaryItems
  return (
    <>
      <DictionaryItems
        dictionary={dictionary}
        about={open ? texts.open : texts.closed}
        items={items}
        columns={open ? columns : closedColumns}
        facts={open ? facts : facts.filter((fact) => fact !== 'itemValue')}
        nameHint={nameHint}
        verbs={useCompanyVerbs(name)}
        loading={loading}
        error={error && toRequestError(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
      <History
        changes={changes.data?.companyDictionaryChanges}
        error={changes.error && toRequestError(changes.error)}
        onRetry={() => void changes.refetch().catch(() => undefined)}
        nameOf={(itemValue) => {
          const item = items?.find((one) => one.itemValue === itemValue)
          return item?.platformName ?? item?.itemName ?? itemValue
        }}
      />
    </>
  )
}

const note = ({ ownCount }: Dictionary) => (ownCount > 0 ? texts.own(ownCount) : null)

/** 字典: the company's names for the platform's codes, and codes of its own. */
export default function DictionaryPage() {
  const { data, error, refetch } = useQuery(CompanyDictionariesDocument, { fetchPolicy: 'cache-and-network' })
  return (
    <DictionariesFrame
      title={texts.title}
      dictionaries={data?.companyDictionaries}
      error={error && toRequestError(error)}
      onRetry={() => void refetch().catch(() => undefined)}
      note={note}
    >
      {(one) => <CompanyItems key={one.name} dictionary={one} />}
    </DictionariesFrame>
  )
}
