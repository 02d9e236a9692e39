import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { TripRowMenu } from '../../settlement/verbs'
import { useRowVerbs } from './actions'
import { texts as editTexts } from './edit/texts'
import { whyNotVoidable } from './edit/verbs'
import { texts as reviewTexts } from './review/texts'
import type { Waybill } from './rows'

const EDIT = 'chain:companywaybill:edit'
const VOID = 'chain:companywaybill:del'

/** Verbs of one row of the company's list. */
export function WaybillRowActions({ waybill }: { waybill: Waybill }) {
  const { edit, review, void: voidIt, settled } = useRowVerbs()
  return (
    <RowActions>
      <RowAction permission={EDIT} onClick={() => edit(waybill.id)}>
        {editTexts.editShort}
      </RowAction>
      {waybill.pendingReview && <RowAction onClick={() => review(waybill)}>{reviewTexts.open}</RowAction>}
      <RowAction permission={VOID} disabledReason={whyNotVoidable(waybill)} onClick={() => voidIt(waybill)}>
        {editTexts.void}
      </RowAction>
      {waybill.settlementId && <TripRowMenu trip={waybill} start={settled} />}
    </RowActions>
  )
}
