import { usesIn, usesOfBaseData } from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { organsOfProjects, rolesOfProjects } from '../identity/index.js'
import { messagesOfProjects } from '../message/index.js'
import { phaseTable } from './phase/fields.js'
import { usesByPhases } from './phase/uses.queries.js'
import { haulTable } from './project/fields.js'
import { baseProjectTexts as texts } from './project/texts.js'
import { surveyTexts } from './survey/texts.js'

const { label } = haulTable.projectName
const entity = 'project'

/** What stands here that names base data; organs, roles and messages are below base data, and are asked from here. */
export const usesByProjects: readonly Filled[] = [
  usesOfBaseData.with(usesIn('project_soil_type', 'soil_type_id', { entity: 'soil', label })),
  usesOfBaseData.with(usesIn('project_dump_site', 'dump_site_id', { entity: 'site', label })),
  usesOfBaseData.with(usesIn('project_phase', 'project_id', { entity, label: phaseTable.phaseName.label })),
  ...usesByPhases.map((use) => usesOfBaseData.with(use)),
  usesOfBaseData.with(usesIn('phase_survey', 'phase_id', { entity: 'projectPhase', label: surveyTexts.survey })),
  usesOfBaseData.with({ entity, label: texts.organ, counts: organsOfProjects }),
  usesOfBaseData.with({ entity, label: texts.role, counts: rolesOfProjects }),
  usesOfBaseData.with({ entity, label: texts.message, counts: messagesOfProjects }),
]
