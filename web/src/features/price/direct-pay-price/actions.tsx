import type { Column } from '../../../ui/data-table/types'
import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { type Price, reasonAgainst, type Verb, verbsOf } from './rows'
import { texts } from './texts'

export type Handlers = Record<Verb, (price: Price) => void>

const labels: Record<Verb, string> = {
  edit: texts.edit,
  audit: texts.audit,
  delete: texts.remove,
  invalidate: texts.invalidate,
  view: texts.view,
  copy: texts.copy,
}

function Actions({ price, handlers }: { price: Price; handlers: Handlers }) {
  const verbs: readonly Verb[] = [...verbsOf(price), 'copy']
  return (
    <RowActions>
      {verbs.map((verb) => (
        <RowAction key={verb} disabledReason={reasonAgainst(verb, price)} onClick={() => handlers[verb](price)}>
          {labels[verb]}
        </RowAction>
      ))}
    </RowActions>
  )
}

/** Column of 编辑, 审核, 失效, 删除, 查看 by state, and 复制为新 in any state. */
export const actionsColumn = (handlers: Handlers): Column<Price> => ({
  id: 'actions',
  header: texts.actions,
  width: 196,
  pin: 'end',
  cell: (row) => <Actions price={row} handlers={handlers} />,
})
