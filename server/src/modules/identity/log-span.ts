import { DomainError } from '../../kernel/errors.js'
import type { DateTimeRange } from '../../kernel/list/page.types.js'

/** So many days of a log are gone through line by line, for what neither its sums nor an index can tell. */
const MOST_DAYS = 31
const DAY_MS = 86_400_000

/** Whether the lines of a range are few enough to be looked at one by one; LOG_SEARCH_TOO_WIDE otherwise. */
export function refuseWide(range: DateTimeRange | null | undefined): void {
  const { from, to } = range ?? {}
  const until = to ?? new Date()
  if (!from || until.getTime() - from.getTime() > MOST_DAYS * DAY_MS)
    throw new DomainError('LOG_SEARCH_TOO_WIDE', { days: MOST_DAYS })
}
