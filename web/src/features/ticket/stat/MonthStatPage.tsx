import { useCallback } from 'react'
import type { Column } from '../../../ui/data-table/types'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import type { StatRow } from './rows'
import { StatPage } from './StatPage'
import { texts } from './texts'
import { useRecount } from './useRecount'

const EDIT = 'chain:companyticket:edit'

/** 按月用票: a figure of usage opens the days of that month, and a row's month can be counted anew. */
export default function MonthStatPage() {
  const recount = useRecount()
  const actions = useCallback(
    (refetch: () => void): Column<StatRow> => ({
      id: 'actions',
      header: texts.actions,
      width: 92,
      pin: 'end',
      cell: (row) =>
        !row.isProjectTotalRow && (
          <RowActions>
            <RowAction
              permission={EDIT}
              disabledReason={row.garbageId ? null : texts.recountNoSite}
              onClick={() => recount(row, refetch)}
            >
              {texts.recount}
            </RowAction>
          </RowActions>
        ),
    }),
    [recount],
  )
  return <StatPage by="MONTH" actions={actions} />
}
