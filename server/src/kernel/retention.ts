import type { Em } from './sql/database.js'

export interface Removal<Company extends string | null = string | null> {
  em: Em
  /** Company whose rows are deleted; null for rows without a company. */
  companyId: Company
  /** Moment before which rows must have lost their use to be deleted. */
  before: Date
}

interface Kept<Whose extends string, Company extends string | null> {
  /** Name in the nightly report; rows with one name are counted together. */
  name: string
  /** Days for which a row is kept after it lost its use; 0 where each row has an end of its own. */
  keptDays: number
  /** Owner of the rows: nobody but the platform, each company in turn, or both. */
  of: Whose
  /** Removes at most `limit` rows and returns their number, so that no statement holds its locks for long. */
  remove(removal: Removal<Company>, limit: number): Promise<number>
}

/** Deletion of rows some time after they have lost their use; the owner of the table decides how long. */
export type Retention = Kept<'nobody', null> | Kept<'companies', string> | Kept<'all', string | null>
