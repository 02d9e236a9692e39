import { waybillTable } from '../../modules/waybill/waybill/fields.js'
import type { WaybillView } from '../../modules/waybill/waybill/waybill.view.js'
import { membersOf, movedBehind } from '../members.js'
import { presenterOf, rowOf } from '../rows.js'

/** Members that come earlier in the documentation than on pages. */
const places = {
  goTruckCode: 'truckCode',
  inPreparePrice: 'priceSource',
  garbagePreparePrice: 'priceSource',
}

const members = Object.fromEntries(movedBehind(membersOf(waybillTable), places))
/** Waybill with every documented field (docs/behaviour/waybill.md): documentation and column. */
export const waybillMembers = rowOf(members)

const { expectedPrice, accountedAmt } = waybillTable
/** Waybill in an amount of a card or settlement: with the price that it has, or would be settled at. */
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
