import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueName } from '../unique'
import type { Project } from './project'

interface Options {
  project: Pick<Project, 'id'>
  name?: string
  fromDay?: string
  toDay?: string
}

/** Phase of a project, by default from the first of March to the end of August. */
export const newProjectPhase = (
  company: TestCompany,
  { project, name = `分期${uniqueName()}`, fromDay = '2026-03-01', toDay = '2026-08-31' }: Options,
) =>
  insert('project_phase', {
    companyId: company.id,
    id: newId(),
    projectId: project.id,
    name,
    fromDay,
    toDay,
    planCubic: '120000',
  })

/** Survey of a phase by a day. */
export const newPhaseSurvey = (
  company: TestCompany,
  { phase, day = '2026-03-31', cubic = '18000' }: { phase: { id: string }; day?: string; cubic?: string },
) => insert('phase_survey', { companyId: company.id, id: newId(), phaseId: phase.id, day, cubic })
