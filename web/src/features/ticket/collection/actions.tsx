import type { Column } from '../../../ui/data-table/types'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { bookingTexts, reasonAgainst } from '../booking'
import type { Collection } from './rows'

export type Handlers = Record<'view' | 'edit' | 'void', (collection: Collection) => void>

/** 查看, 修改 and 作废 of one collection. */
export function CollectionActions({ collection, handlers }: { collection: Collection; handlers: Handlers }) {
  return (
    <RowActions>
      <RowAction onClick={() => handlers.view(collection)}>{bookingTexts.view}</RowAction>
      <RowAction disabledReason={reasonAgainst('edit', collection)} onClick={() => handlers.edit(collection)}>
        {bookingTexts.edit}
      </RowAction>
      <RowAction disabledReason={reasonAgainst('void', collection)} onClick={() => handlers.void(collection)}>
        {bookingTexts.void}
      </RowAction>
    </RowActions>
  )
}

export const actionsColumn = (handlers: Handlers): Column<Collection> => ({
  id: 'actions',
  header: bookingTexts.actions,
  width: 150,
  pin: 'end',
  cell: (row) => <CollectionActions collection={row} handlers={handlers} />,
})
