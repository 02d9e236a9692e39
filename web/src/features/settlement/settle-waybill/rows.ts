import type { SettleWaybillFieldsFragment } from './settle-waybill.generated'

export type SettleWaybill = SettleWaybillFieldsFragment
