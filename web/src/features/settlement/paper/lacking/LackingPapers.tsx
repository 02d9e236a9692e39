import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { texts } from '../texts'
import { LackingNote } from './LackingNote'
import { LackingPapersDocument } from './lacking.generated'

/** The same in a form that pays settlements, as it is while the form is open; nothing while they lack none. */
export function LackingPapers({ ids }: { ids: readonly string[] }) {
  const { data, previousData, error } = useQuery(LackingPapersDocument, {
    variables: { ids: [...ids] },
    skip: ids.length === 0,
    fetchPolicy: 'network-only',
  })
  const found = ids.length === 0 ? [] : ((data ?? previousData)?.documentCompleteness ?? [])
  const lacking = found.filter(
    ({ companySettleId, missingText }) => missingText !== null && ids.includes(companySettleId),
  )
  return (
    <div role="status" aria-label={texts.lackingTitle}>
      {error && <LackingNote unknown={toRequestError(error).message} />}
      {!error && lacking.length > 0 && <LackingNote lacking={lacking} />}
    </div>
  )
}
