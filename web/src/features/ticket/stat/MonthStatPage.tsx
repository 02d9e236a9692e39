import { useCallback } from 'react'
import { RowAction } from '../../../ui/layout/RowAction'
import type { StatRow } from './rows'
import { StatPage } from './StatPage'
import { texts } from './texts'
import { useRecount } from './useRecount'

const EDIT = 'chain:companyticket:edit'

/** 按月用票: used tickets link to the days of that month, and a row's month can be recounted. */
export default function MonthStatPage() {
  const recount = useRecount()
  const verbs = useCallback(
    (row: StatRow, refetch: () => void) => (
      <RowAction
        permission={EDIT}
        disabledReason={row.garbageId ? null : texts.recountNoSite}
        onClick={() => recount(row, refetch)}
      >
        {texts.recount}
      </RowAction>
    ),
    [recount],
  )
  return <StatPage by="MONTH" verbs={verbs} />
}
