import { useCallback } from 'react'
import { useCommand } from '../../../apollo/useCommand'
import { toast } from '../../../ui/feedback/toastStore'
import { outcomeOf } from './outcome'
import { RecountTicketsDocument } from './recount.generated'
import type { StatRow } from './rows'

const READING = 8000

/** 重新计算 of the site, month and soil of a row; what was mended stays long enough to be read. */
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
