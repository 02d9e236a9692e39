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

const members = Object.fromEntries(movedBehind(membersOf(waybillTable), places))
/** A waybill with every field of 001 §3: how each is documented, and the column that it shows. */
export const waybillMembers = rowOf(members)

const { expectedPrice, accountedAmt } = waybillTable
/** A waybill where trips stand for the amount of a card or settlement: with the price that they have without one of their own. */
export const pricedMembers = rowOf({
  ...members,
  ...Object.fromEntries(
    membersOf({
      expectedPrice: { ...expectedPrice, rest: ['expectedPrice'] },
      accountedAmt: { ...accountedAmt, rest: ['accountedAmt'] },
    }),
  ),
})
export const pricedShape = pricedMembers.shape
export const pricedOf: (waybill: WaybillView) => Record<string, unknown> = presenterOf(pricedMembers.row)

export const waybillShape = waybillMembers.shape
export const waybillRow = waybillMembers.row
export const waybillOf: (waybill: WaybillView) => Record<string, unknown> = presenterOf(waybillRow)
