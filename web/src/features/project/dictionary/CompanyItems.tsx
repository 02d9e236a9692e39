import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { columns, withoutCodes } from './columns'
import { DictionaryItems } from './DictionaryItems'
import { CompanyDictionaryChangesDocument, CompanyDictionaryItemsDocument } from './dictionary.generated'
import { History } from './History'
import type { Dictionary, Item } from './rows'
import { texts } from './texts'
import { useCompanyVerbs } from './useCompanyVerbs'

const facts = ['platformName', 'ownName', 'itemValue', 'sort']
const closedColumns = withoutCodes(columns)
const nameHint = ({ platformName }: Item) => (platformName ? texts.nameHint(platformName) : undefined)

/** The items of one dictionary as the company words them, and who worded them when. */
export function CompanyItems({ dictionary }: { dictionary: Dictionary }) {
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
