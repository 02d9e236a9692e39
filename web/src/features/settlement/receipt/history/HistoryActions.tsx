import { RowAction } from '../../../../ui/layout/RowAction'
import { RowActions } from '../../../../ui/layout/RowActions'
import { RowMenu } from '../../../../ui/layout/RowMenu'
import type { ReceiptRow } from './columns'
import { texts } from './texts'

export interface HistoryHandlers {
  open: (receipt: ReceiptRow) => void
  print: (receipts: ReceiptRow[]) => void
  settle: (receipts: ReceiptRow[]) => void
  setPayee: (receipts: ReceiptRow[]) => void
  viewWaybills: (receipt: ReceiptRow) => void
  void: (receipt: ReceiptRow) => void
}

const whyNotVoid = ({ refusedActions }: ReceiptRow): string | null =>
  refusedActions.find(({ action }) => action === 'void')?.reason ?? null

/** What can be done with one receipt; what cannot says why. */
export function HistoryActions({ receipt, handlers }: { receipt: ReceiptRow; handlers: HistoryHandlers }) {
  return (
    <RowActions>
      <RowAction permission="chain:garbagecustomersales:get" onClick={() => handlers.print([receipt])}>
        {texts.print}
      </RowAction>
      <RowAction onClick={() => handlers.open(receipt)}>{texts.viewCards}</RowAction>
      <RowAction
        permission="chain:garbagecustomersales:add"
        disabledReason={receipt.notSelectableReason}
        onClick={() => handlers.settle([receipt])}
      >
        {texts.generateSettlements}
      </RowAction>
      <RowMenu
        items={[
          {
            value: 'payee',
            label: texts.setPayee,
            permission: 'chain:garbagecustomersales:edit',
            disabledReason: receipt.status === 'VOIDED' ? texts.isVoided : null,
            onSelect: () => handlers.setPayee([receipt]),
          },
          {
            value: 'waybills',
            label: texts.viewWaybills,
            permission: 'chain:companywaybill:get',
            onSelect: () => handlers.viewWaybills(receipt),
          },
          {
            value: 'void',
            label: texts.void,
            permission: 'chain:garbagecustomersales:del',
            disabledReason: whyNotVoid(receipt),
            onSelect: () => handlers.void(receipt),
          },
        ]}
      >
        {texts.more}
      </RowMenu>
    </RowActions>
  )
}
