import type { Em } from './sql/database.js'

export interface Removal<Company extends string | null = string | null> {
  em: Em
  /** The company whose rows go; null for what belongs to none. */
  companyId: Company
  /** What lost its use before that goes. */
  before: Date
}

interface Kept<Whose extends string, Company extends string | null> {
  /** What the night's report calls it; what has one name is counted together. */
  name: string
  /** How many days it is kept after it lost its use; 0 where each row says itself until when. */
  keptDays: number
  /** Whose it is: nobody's, one company's after another, or both. */
  of: Whose
  /** Removes at most `limit` and gives back how many, so that no statement holds its locks for long. */
  remove(removal: Removal<Company>, limit: number): Promise<number>
}

/** What goes by itself once it has lost its use. Whoever owns a table says how long that is. */
export type Retention = Kept<'nobody', null> | Kept<'companies', string> | Kept<'all', string | null>
