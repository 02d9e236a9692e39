import type { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { LackingNote } from './LackingNote'
import { LackingPapersDocument } from './lacking.generated'

/** What papers settlements lack, for a question before money leaves; null where they have all of them. */
export async function lackingNote(
  client: ReturnType<typeof useApolloClient>,
  ids: readonly string[],
): Promise<ReactNode> {
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
