import { ofLimit, type Seen } from '../../kernel/sql/limit.js'

/** What a member with a limit sees of the tables here. */
export const fleetSeen: Record<string, Seen> = {
  captain_task: ofLimit('project_id'),
  captain_task_member: {
    where: `exists (select from published_captain_task own
      where own.company_id = $company and own.id = t.task_id and own.project_id = any($limit))`,
  },
}
