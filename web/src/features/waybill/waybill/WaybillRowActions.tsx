import { RowAction } from '../../../ui/layout/RowAction'
import { RowActions } from '../../../ui/layout/RowActions'
import { TripRowMenu } from '../../settlement/verbs'
import { useRowVerbs } from './actions'
import { texts as editTexts } from './edit/texts'
import { whyNotRemovable } from './edit/verbs'
import { texts as reviewTexts } from './review/texts'
import type { Waybill } from './rows'

const EDIT = 'chain:companywaybill:edit'
const REMOVE = 'chain:companywaybill:del'

/** The actions of one row of the company's list. */
export function WaybillRowActions({ waybill }: { waybill: Waybill }) {
  const { edit, review, remove, settled } = useRowVerbs()
  return (
    <RowActions>
      <RowAction permission={EDIT} onClick={() => edit(waybill.id)}>
        {editTexts.editShort}
      </RowAction>
      {waybill.pendingReview && <RowAction onClick={() => review(waybill)}>{reviewTexts.open}</RowAction>}
      <RowAction permission={REMOVE} disabledReason={whyNotRemovable(waybill)} onClick={() => remove(waybill)}>
        {editTexts.remove}
      </RowAction>
      <TripRowMenu trip={waybill} start={settled} />
    </RowActions>
  )
}
