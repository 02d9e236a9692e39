import { waybillTable } from '../../modules/waybill/waybill/fields.js'
import type { WaybillView } from '../../modules/waybill/waybill/waybill.view.js'
import { membersOf, movedBehind } from '../members.js'
import { presenterOf, rowOf } from '../rows.js'

/** Documents tell of these earlier than pages do. */
const places = {
  goTruckCode: 'truckCode',
  inPreparePrice: 'priceSource',
  garbagePreparePrice: 'priceSource',
}

/** A waybill with every field of 001 §3: how each is documented, and the column that it shows. */
export const waybillMembers = rowOf(Object.fromEntries(movedBehind(membersOf(waybillTable), places)))

export const waybillShape = waybillMembers.shape
export const waybillRow = waybillMembers.row
export const waybillOf: (waybill: WaybillView) => Record<string, unknown> = presenterOf(waybillRow)
