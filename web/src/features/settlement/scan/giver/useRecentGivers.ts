import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { RecentGiversDocument } from '../scan.generated'

/** The receipts that are looked through. */
const LAST = 100

/** Who handed cards in of late, the last one first; none while it is not known. */
export function useRecentGivers(): readonly string[] {
  const { data } = useQuery(RecentGiversDocument, { variables: { page: { size: LAST } } })
  return useMemo(
    () => [...new Set(data?.receipts.records.map(({ giveCardUserId }) => giveCardUserId).filter(Boolean))],
    [data],
  )
}
