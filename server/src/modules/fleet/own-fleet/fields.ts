import type { Field } from '../../../kernel/fields.js'
import { captainTable } from '../captain/fields.js'
import { truckTable } from '../truck/fields.js'

/** Truck or driver as its captain sees it: which company has it, and no data of that company. */
export const ownFleetTable = {
  id: { label: '车辆或司机的编号', kind: 'id' },
  name: { label: '车牌或司机', kind: 'text', found: 'part' },
  isTruck: { label: '是否车辆', kind: 'flag', found: 'is', note: '；否为司机' },
  vehicleType: { label: truckTable.vehicleType.label, kind: 'text', nullable: true, note: '；司机为空' },
  mobile: { label: captainTable.mobile.label, kind: 'text', nullable: true, note: '；车辆为空' },
  companyAuthId: { label: '公司编号', kind: 'id', found: 'is', column: 'company_id' },
  companyAuthName: { label: '公司', kind: 'text', column: null, found: 'part' },
  expiringCount: { label: '即将到期的证件数', kind: 'count', column: null, note: '，不含已过期' },
  expiredCount: { label: '已过期的证件数', kind: 'count', column: null },
} as const satisfies Record<string, Field>
