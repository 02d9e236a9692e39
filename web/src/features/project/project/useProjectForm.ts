import { useQuery } from '@apollo/client/react'
import { ProjectFormDocument, type ProjectFormQuery } from './project.generated'

const NOTHING: ProjectFormQuery['projectForm'] = { dumpSites: [], soilTypes: [], dayStart: '', nightStart: '' }

/** The dump sites and soils that a project may be given, and when its shifts begin where nobody says otherwise. */
export const useProjectForm = () => useQuery(ProjectFormDocument).data?.projectForm ?? NOTHING
