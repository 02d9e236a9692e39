import { ofLimit, type Seen } from '../../kernel/sql/limit.js'
import { BoardReport } from './board/report.entity.js'

/** The tables that this domain owns. */
export const insightEntities = [BoardReport] as const

/** Rows within a member's project limit. */
export const insightSeen: Record<string, Seen> = {
  board_report: ofLimit('project_id'),
}
