import { useCallback } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount } from '../../../ui/format/decimal'
import { RecountTicketsDocument, type RecountTicketsMutation } from './recount.generated'
import type { StatRow } from './rows'
import { texts } from './texts'

/** Most figures that a message names; further ones are only counted. */
const NAMED = 3

/** Result of a recount: no difference, or the repaired figures, the first ones by name. */
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

const READING = 8000

/** 重新计算 of the site, month and soil of a row; the message stays long enough to be read. */
export function useRecount(): (row: StatRow, refetch: () => void) => void {
  const { run } = useCommand(RecountTicketsDocument)
  return useCallback(
    async ({ garbageId, monthDetailDate, soilType }, refetch) => {
      if (!garbageId || !monthDetailDate || !soilType) return
      try {
        const done = await run({ garbageId, yearMonth: monthDetailDate, soilType })
        if (!done) return
        const { recountTickets } = done
        toast.success(outcomeOf(recountTickets), recountTickets.repaired.length ? { duration: READING } : {})
        refetch()
      } catch (error) {
        toast.failure(error)
      }
    },
    [run],
  )
}
