import { ofLimit, type Seen } from '../../kernel/sql/limit.js'

/** What a member with a limit sees of the tables here. */
export const insightSeen: Record<string, Seen> = {
  board_report: ofLimit('project_id'),
}
