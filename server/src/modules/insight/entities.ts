import { BoardReport } from './board/report.entity.js'

/** The tables that this domain owns. */
export const insightEntities = [BoardReport] as const
