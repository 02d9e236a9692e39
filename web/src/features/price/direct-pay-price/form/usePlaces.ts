import { useQuery } from '@apollo/client/react'
import { namedOptions, type Option } from '../../../../ui/form/options'
import { PricePlacesDocument } from '../price.generated'

interface Named {
  id: string
  name: string
}

/** Options that include the present value, even before they are loaded or when it is no longer offered. */
function withPresent(options: Option[], value: string, label: string): Option[] {
  return !value || options.some((option) => option.value === value) ? options : [{ value, label }, ...options]
}

/** Chosen project and site, with their names at the opening of the form. */
interface Chosen {
  projectInfoId: string
  soilType: string
  garbageId: string
}
interface Present {
  projectName?: string | null
  garbageName?: string | null
}

/** Projects, and the soils and dump sites of the chosen one; `noSites` once it is known to have none. */
export function usePlaces(
  projects: readonly Named[],
  { projectInfoId, soilType, garbageId }: Chosen,
  present: Present = {},
) {
  const { data } = useQuery(PricePlacesDocument, { variables: { projectInfoId }, skip: !projectInfoId })
  const soils = data?.projectSoilTypes.map(({ name }) => ({ value: name, label: name })) ?? []
  const sites = namedOptions(data?.projectGarbages ?? [])
  return {
    projects: withPresent(namedOptions(projects), projectInfoId, present.projectName ?? projectInfoId),
    soils: withPresent(soils, soilType, soilType),
    sites: withPresent(sites, garbageId, present.garbageName ?? garbageId),
    noSites: data !== undefined && sites.length === 0,
  }
}
