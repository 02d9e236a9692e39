import type { ValuesOf } from '../../../kernel/fields.js'
import type { DateTimeRange } from '../../../kernel/list/page.types.js'
import type { changeTable, importRowSums, importSums, importTable, issueTable } from './fields.js'

export enum ImportStatus {
  CHECKED = 'CHECKED',
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}

/** Outcome of a row. */
export type ImportOutcome = 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'REFUSED'

/** Import of one file: its rows by outcome, and its progress. */
export interface ImportView extends ValuesOf<typeof importTable> {
  unknownHeadings: string[]
}

export type ImportSummary = ValuesOf<typeof importSums>
export type ImportRowSummary = ValuesOf<typeof importRowSums>
export type ImportIssue = ValuesOf<typeof issueTable>
export type ImportChange = ValuesOf<typeof changeTable>

export interface ImportFilter {
  status?: `${ImportStatus}`[] | null
  fileName?: string | null
  createTime?: DateTimeRange | null
}

export interface ImportRowFilter {
  importId: string
  outcome?: ImportOutcome[] | null
  done?: boolean | null
}
