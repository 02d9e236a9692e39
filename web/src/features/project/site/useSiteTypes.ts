import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { SiteTypesDocument } from './site.generated'

/** What kinds of dump sites there are, in the words of the company. */
export function useSiteTypes() {
  const { data } = useQuery(SiteTypesDocument)
  return useMemo(
    () => data?.dictionary.map(({ itemValue, itemName }) => ({ value: itemValue, label: itemName })) ?? [],
    [data],
  )
}
