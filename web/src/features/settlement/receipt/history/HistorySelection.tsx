import { Button } from '../../../../ui/layout/Button'
import type { ReceiptRow } from './columns'
import { texts } from './texts'
import type { useHistoryActions } from './useHistoryActions'

interface Props {
  receipts: readonly ReceiptRow[]
  actions: ReturnType<typeof useHistoryActions>
}

/** More than these the server does not put into one PDF, or into one settlement run. */
const MAX_PRINTED = 200
const MAX_SETTLED = 500

/** What can be done with the selected receipts together. */
export function HistorySelection({ receipts, actions }: Props) {
  const tooManyFor = (max: number) => (receipts.length > max ? texts.tooMany(max) : null)
  return (
    <>
      <Button
        size="xs"
        permission="chain:garbagecustomersales:get"
        loading={actions.printing}
        disabledReason={tooManyFor(MAX_PRINTED)}
        onClick={() => actions.print(receipts)}
      >
        {texts.print}
      </Button>
      <Button
        size="xs"
        permission="chain:garbagecustomersales:edit"
        loading={actions.seeking}
        onClick={() => actions.setPayee(receipts)}
      >
        {texts.setPayee}
      </Button>
      <Button
        size="xs"
        variant="solid"
        permission="chain:garbagecustomersales:add"
        disabledReason={tooManyFor(MAX_SETTLED)}
        onClick={() => actions.settle(receipts)}
      >
        {texts.generateSettlements}
      </Button>
    </>
  )
}
