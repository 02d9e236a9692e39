import type { WorkDay } from '../form/dates'
import type { Option } from '../form/options'
import type { DayRange } from '../format/date'

interface Base {
  /** Name of the filter in the state of the list. */
  name: string
  label: string
  placeholder?: string
}

/** Field of a search form. */
export type SearchField =
  | (Base & { type: 'text'; maxLength?: number })
  /** Many numbers, pasted at once. */
  | (Base & { type: 'texts' })
  | (Base & { type: 'choice'; options: readonly Option[] })
  /** Any number of options, searched by name. */
  | (Base & { type: 'choices'; options: readonly Option[] })
  | (Base & { type: 'flag'; yes?: string; no?: string })
  | (Base & { type: 'days'; hint?: string })
  /** Days, or times to the second; whole days of work are shown by their name. */
  | (Base & { type: 'times'; hint?: string; workDay?: WorkDay })

export type Draft = Record<string, string | string[] | boolean | DayRange | undefined>

/** Parts of a list that its search form and its chips need. */
export interface Searched {
  /** Filters in force. */
  filters: object
  // Declared as a method, so that the form accepts a list with any filters.
  setFilters(filters: Draft): void
  reset: () => void
}
