import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../apollo/errors'
import { CompanyItems } from './CompanyItems'
import { DictionariesFrame } from './DictionariesFrame'
import { CompanyDictionariesDocument } from './dictionary.generated'
import type { Dictionary } from './rows'
import { texts } from './texts'

const note = ({ ownCount }: Dictionary) => (ownCount > 0 ? texts.own(ownCount) : null)

/** 字典: what the company calls the codes of the platform, and codes of its own. */
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
