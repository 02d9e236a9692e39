import type { WorkDay } from '../form/dates'
import type { Option } from '../form/options'
import type { DayRange } from '../format/date'

interface Base {
  /** The filter's name in the list state. */
  name: string
  label: string
  placeholder?: string
}

/** How one filter is asked for. */
export type SearchField =
  | (Base & { type: 'text'; maxLength?: number })
  /** Many numbers pasted at once. */
  | (Base & { type: 'texts' })
  | (Base & { type: 'choice'; options: readonly Option[] })
  /** Any number of them, searched by name. */
  | (Base & { type: 'choices'; options: readonly Option[] })
  | (Base & { type: 'flag'; yes?: string; no?: string })
  | (Base & { type: 'days'; hint?: string })
  /** Days, or times exact to the second; whole work days are told as such. */
  | (Base & { type: 'times'; hint?: string; workDay?: WorkDay })

export type Draft = Record<string, string | string[] | boolean | DayRange | undefined>

/** What a search form and its chips need of a list. */
export interface Searched {
  /** The filters in force. */
  filters: object
  // A method, so that a list of any filters can be searched.
  setFilters(filters: Draft): void
  reset: () => void
}
