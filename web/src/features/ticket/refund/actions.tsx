import type { Column } from '../../../ui/data-table/types'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { bookingTexts, reasonAgainst } from '../booking'
import type { Refund, Verb } from './rows'
import { texts } from './texts'

export type Handlers = Record<'view' | Verb, (refund: Refund) => void>

const VERBS = ['approve', 'reject', 'withdraw'] as const

/** 查看 of one refund; what waits is approved, rejected or withdrawn. */
export function RefundActions({ refund, handlers }: { refund: Refund; handlers: Handlers }) {
  return (
    <RowActions>
      <RowAction onClick={() => handlers.view(refund)}>{bookingTexts.view}</RowAction>
      {refund.status === 'PENDING' &&
        VERBS.map((verb) => (
          <RowAction key={verb} disabledReason={reasonAgainst(verb, refund)} onClick={() => handlers[verb](refund)}>
            {texts[verb]}
          </RowAction>
        ))}
    </RowActions>
  )
}

export const actionsColumn = (handlers: Handlers): Column<Refund> => ({
  id: 'actions',
  header: bookingTexts.actions,
  width: 196,
  pin: 'end',
  cell: (row) => <RefundActions refund={row} handlers={handlers} />,
})
