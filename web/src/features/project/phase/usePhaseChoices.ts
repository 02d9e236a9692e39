import { useQuery } from '@apollo/client/react'
import type { Choices } from '../../../ui/form/useKeptOptions'
import { PhaseChoicesDocument } from './phase.generated'
import { valueOfSoil } from './values'

/** What a phase may name: projects in use, dump sites, and soils by what they are called. */
export function usePhaseChoices(): { projects: Choices; dumpSites: Choices; soilTypes: Choices } {
  const { projects = [], projectForm } = useQuery(PhaseChoicesDocument).data ?? {}
  return {
    projects,
    dumpSites: projectForm?.dumpSites ?? [],
    soilTypes: (projectForm?.soilTypes ?? []).map(({ name }) => ({ id: valueOfSoil(name), name })),
  }
}
