import { useQuery } from '@apollo/client/react'
import { OrganChoicesDocument, type OrganChoicesQuery } from './user.generated'

const NONE: OrganChoicesQuery['organChoices'] = []

/** The organs that somebody can be in, asked for anew by whoever opens. */
export function useOrganChoices(): OrganChoicesQuery['organChoices'] {
  const { data } = useQuery(OrganChoicesDocument, { fetchPolicy: 'cache-and-network' })
  return (data as OrganChoicesQuery | undefined)?.organChoices ?? NONE
}
