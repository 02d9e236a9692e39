import { newId } from '@tufang/server/kernel/values/id'
import type { TestCompany } from '../company'
import { insert } from '../rows'
import { uniqueName } from '../unique'
import type { Project } from './project'

/** A phase of a project, from the first of March to the end of August. */
export const newProjectPhase = (
  company: TestCompany,
  { project, name = `分期${uniqueName()}` }: { project: Pick<Project, 'id'>; name?: string },
) =>
  insert('project_phase', {
    companyId: company.id,
    id: newId(),
    projectId: project.id,
    name,
    fromDay: '2026-03-01',
    toDay: '2026-08-31',
    planCubic: '120000',
  })
