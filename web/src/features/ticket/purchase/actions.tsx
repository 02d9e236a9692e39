import type { Column } from '../../../ui/data-table/types'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { bookingTexts, reasonAgainst } from '../booking'
import type { Purchase } from './rows'

export type Handlers = Record<'view' | 'edit' | 'void', (purchase: Purchase) => void>

/** 查看, 修改 and 作废 of one purchase. */
export function PurchaseActions({ purchase, handlers }: { purchase: Purchase; handlers: Handlers }) {
  return (
    <RowActions>
      <RowAction onClick={() => handlers.view(purchase)}>{bookingTexts.view}</RowAction>
      <RowAction disabledReason={reasonAgainst('edit', purchase)} onClick={() => handlers.edit(purchase)}>
        {bookingTexts.edit}
      </RowAction>
      <RowAction disabledReason={reasonAgainst('void', purchase)} onClick={() => handlers.void(purchase)}>
        {bookingTexts.void}
      </RowAction>
    </RowActions>
  )
}

export const actionsColumn = (handlers: Handlers): Column<Purchase> => ({
  id: 'actions',
  header: bookingTexts.actions,
  width: 150,
  pin: 'end',
  cell: (row) => <PurchaseActions purchase={row} handlers={handlers} />,
})
