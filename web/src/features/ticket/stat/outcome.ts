import { formatCount } from '../../../ui/format/decimal'
import type { RecountTicketsMutation } from './recount.generated'
import { texts } from './texts'

/** Figures that a message names; the others are in its number. */
const NAMED = 3

/** What came of a recount: that nothing differed, or what was mended, the first figures by name. */
export function outcomeOf({ message, report, repaired }: RecountTicketsMutation['recountTickets']): string {
  const named = repaired
    .slice(0, NAMED)
    .map(({ span, since, projectName, measure, before, after }) =>
      [
        projectName ?? '',
        `${since} ${texts.spans[span]}`,
        `${texts.measures[measure]} ${formatCount(before)} → ${formatCount(after)}`,
      ].join(' '),
    )
  return [`${message}：${report}`, ...named].join('；')
}
