import { useQuery } from '@apollo/client/react'
import { useOne } from '../../basedata/kit'
import { PermissionAreasDocument, type PermissionAreasQuery, RoleDocument } from './role.generated'

/** A role, asked for anew. */
export const useRole = (id: string) => useOne(RoleDocument, id, (data) => data.role)

/** What a role can hold and show. */
export type Catalogue = PermissionAreasQuery

/** Every permission by its area, and the projects of the company; undefined until they are known. */
export function useCatalogue(): Catalogue | undefined {
  return useQuery(PermissionAreasDocument, { fetchPolicy: 'cache-and-network' }).data as Catalogue | undefined
}
