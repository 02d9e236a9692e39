import type { DateTimeRange } from '../../../kernel/list/page.types.js'
import type { DbTime } from '../../../kernel/values/clock.js'

export enum ImportStatus {
  CHECKED = 'CHECKED',
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}

/** What becomes of a row. */
export type ImportOutcome = 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'REFUSED'

/** One file: what was found in it, and how far it is. */
export interface ImportView {
  id: string
  fileName: string
  fileSize: number
  sheet: string
  unknownHeadings: string[]
  status: `${ImportStatus}`
  total: number
  createCount: number
  updateCount: number
  unchangedCount: number
  refusedCount: number
  pendingCount: number
  error: string | null
  createBy: string
  createTime: DbTime
  commitTime: DbTime | null
  finishTime: DbTime | null
  expireTime: DbTime
  sameFileTime: DbTime | null
}

/** One thing wrong with a row, as it is told. */
export interface ImportIssue {
  cell: string | null
  column: string | null
  value: string | null
  message: string
}

/** One field that a row changes. */
export interface ImportChange {
  label: string
  before: string | null
  after: string | null
  reviewed: boolean
}

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
