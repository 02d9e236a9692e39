import { ofLimit, type Seen } from '../../kernel/sql/limit.js'

/** What a member with a limit sees of the tables here. A project that is out of it is not there, for verbs neither. */
export const projectSeen: Record<string, Seen> = {
  project: { ...ofLimit('id'), always: true },
  project_dump_site: ofLimit('project_id'),
  project_soil_type: ofLimit('project_id'),
  project_phase: ofLimit('project_id'),
  phase_survey: {
    where: `exists (select from project_phase own
      where own.company_id = $company and own.id = t.phase_id and own.project_id = any($limit))`,
  },
}
