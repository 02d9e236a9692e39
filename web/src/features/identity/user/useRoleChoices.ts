import { useQuery } from '@apollo/client/react'
import { RoleChoicesDocument, type RoleChoicesQuery } from './user.generated'

export type RoleChoice = RoleChoicesQuery['roleChoices'][number]

/** The roles that can be given, asked for anew by whoever opens; undefined until they are known. */
export function useRoleChoices(): readonly RoleChoice[] | undefined {
  const { data } = useQuery(RoleChoicesDocument, { fetchPolicy: 'cache-and-network' })
  return (data as RoleChoicesQuery | undefined)?.roleChoices
}
