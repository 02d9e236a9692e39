import { useQuery } from '@apollo/client/react'
import { type RequestError, toRequestError } from '../../../../apollo/errors'
import { plainColumns, withoutCodes } from '../columns'
import { DictionariesFrame } from '../DictionariesFrame'
import { DictionaryItems } from '../DictionaryItems'
import { History } from '../History'
import {
  PlatformDictionariesDocument,
  type PlatformDictionariesQuery,
  PlatformDictionaryChangesDocument,
} from './platform.generated'
import { texts } from './texts'
import { usePlatformVerbs } from './usePlatformVerbs'

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

/** The items of one dictionary as the platform words them, and who worded them when. */
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

/** 平台字典: what codes are called in every company that has no words of its own for them. */
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
