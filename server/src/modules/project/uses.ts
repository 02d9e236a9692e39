import { type MergeOfBaseData, mergedTable, mergesOfBaseData, usesIn, usesOfBaseData } from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { organsOfProjects, rolesOfProjects } from '../identity/index.js'
import { messagesOfProjects } from '../message/index.js'
import { moveOffers, moveSurveys, refuseDivided, widenPhases } from './merges.queries.js'
import { phaseTable } from './phase/fields.js'
import { usesByPhases } from './phase/uses.queries.js'
import { haulTable } from './project/fields.js'
import { baseProjectTexts as texts } from './project/texts.js'
import { surveyTexts } from './survey/texts.js'

const { label } = haulTable.projectName
const entity = 'project'

const { label: merged } = mergedTable.mergedNames
const { label: phases } = phaseTable.phaseName

const mergesByProjects: readonly MergeOfBaseData[] = [
  { entity: 'soil', label, move: moveOffers('project_soil_type', 'soil_type_id') },
  { entity: 'site', label, move: moveOffers('project_dump_site', 'dump_site_id') },
  { entity: 'soil', label: phases, move: widenPhases('soil_types', 'name') },
  { entity: 'site', label: phases, move: widenPhases('dump_site_ids', 'id') },
  { entity: 'soil', label: merged, move: 'stays' },
  { entity: 'site', label: merged, move: 'stays' },
  { entity, label: merged, move: 'stays' },
  { entity: 'projectPhase', label: merged, move: 'stays' },
  { entity: 'projectPhase', label: surveyTexts.survey, move: moveSurveys },
  { entity, label: phases, move: 'stays', hold: refuseDivided },
  { entity, label: texts.organ, move: 'stays' },
  { entity, label: texts.role, move: 'stays' },
  { entity, label: texts.message, move: 'stays' },
]

/** Uses of base data by this domain, and what of them moves when such rows are merged; those of organs, roles and messages, which are below base data, too. */
export const usesByProjects: readonly Filled[] = [
  mergesOfBaseData.with(() => mergesByProjects),
  usesOfBaseData.with(usesIn('soil_type', 'merged_into', { entity: 'soil', label: merged })),
  usesOfBaseData.with(usesIn('dump_site', 'merged_into', { entity: 'site', label: merged })),
  usesOfBaseData.with(usesIn('project', 'merged_into', { entity, label: merged })),
  usesOfBaseData.with(usesIn('project_phase', 'merged_into', { entity: 'projectPhase', label: merged })),
  usesOfBaseData.with(usesIn('project_soil_type', 'soil_type_id', { entity: 'soil', label })),
  usesOfBaseData.with(usesIn('project_dump_site', 'dump_site_id', { entity: 'site', label })),
  usesOfBaseData.with(usesIn('project_phase', 'project_id', { entity, label: phaseTable.phaseName.label })),
  ...usesByPhases.map((use) => usesOfBaseData.with(use)),
  usesOfBaseData.with(usesIn('phase_survey', 'phase_id', { entity: 'projectPhase', label: surveyTexts.survey })),
  usesOfBaseData.with({ entity, label: texts.organ, counts: organsOfProjects }),
  usesOfBaseData.with({ entity, label: texts.role, counts: rolesOfProjects }),
  usesOfBaseData.with({ entity, label: texts.message, counts: messagesOfProjects }),
]
