import type { ApolloClient } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { formatCount } from '../../../../ui/format/decimal'
import css from '../paper.module.css'
import { texts } from '../texts'
import { LackingPapersDocument, type LackingPapersQuery } from './lacking.generated'

/** Most settlements that are named; of more only the number is shown. */
const NAMED = 5

type Lacking = LackingPapersQuery['documentCompleteness'][number]

/** Papers that settlements lack, or the reason why this is unknown. */
function LackingNote({ lacking = [], unknown }: { lacking?: readonly Lacking[]; unknown?: string }) {
  const [named, more] = [lacking.slice(0, NAMED), lacking.length - NAMED]
  return (
    <div className={css.note}>
      <b>{unknown === undefined ? texts.lackingTitle : texts.lackingUnknown(unknown)}</b>
      {named.length > 0 && (
        <ul>
          {named.map(({ companySettleId, settleNo, missingText }) => (
            <li key={companySettleId}>{texts.lackingOf(settleNo, missingText ?? '')}</li>
          ))}
          {more > 0 && <li>{texts.lackingMore(formatCount(more))}</li>}
        </ul>
      )}
    </div>
  )
}

/** Papers that settlements lack, for a question before paying; null if none lacks any. */
export async function lackingNote(client: ApolloClient, ids: readonly string[]): Promise<ReactNode> {
  try {
    const { data } = await client.query({
      query: LackingPapersDocument,
      variables: { ids: [...ids] },
      fetchPolicy: 'no-cache',
    })
    const lacking = (data?.documentCompleteness ?? []).filter(({ missingText }) => missingText !== null)
    return lacking.length > 0 ? <LackingNote lacking={lacking} /> : null
  } catch (error) {
    return <LackingNote unknown={toRequestError(error).message} />
  }
}

/** Note in a form that pays settlements; empty if they lack no papers. Updates while the form is open. */
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
