import type { Field } from '../../../kernel/fields.js'
import { waybillTable } from '../../waybill/index.js'
import { ArrivalState, arrivalStateLabels } from '../enums.js'
import { yardTexts as texts } from '../texts.js'
import { yardSiteTable } from '../yard-site/fields.js'

const nullable = { nullable: true } as const
const own = { column: null } as const

/** The one table of what a dump site sees of a trip that comes to it: no price, no card and no account. */
export const arrivalTable = {
  id: { label: '运单编号', kind: 'id' },
  no: { label: waybillTable.no.label, kind: 'text', found: 'part' },
  state: {
    label: '到场状态',
    kind: 'code',
    code: { values: ArrivalState, labels: arrivalStateLabels },
    found: 'any',
  },
  companyName: { label: yardSiteTable.companyName.label, kind: 'text', ...own },
  projectName: { label: waybillTable.projectName.label, kind: 'text', found: 'part' },
  garbageId: { label: yardSiteTable.garbageId.label, kind: 'id', column: 'dump_site_id', found: 'is' },
  garbageName: { label: waybillTable.garbageName.label, kind: 'text' },
  truckCode: { label: waybillTable.truckCode.label, kind: 'text', form: 'plate', found: 'part' },
  driverName: { label: waybillTable.driverName.label, kind: 'text', ...nullable },
  goSoilType: { label: waybillTable.goSoilType.label, kind: 'text', found: 'is' },
  weightType: {
    label: waybillTable.weightType.label,
    kind: 'code',
    code: waybillTable.weightType.code,
    column: 'weight_unit',
  },
  weightTons: { label: waybillTable.weightTons.label, kind: 'quantity', countedIn: 'weightType' },
  goDatetime: { label: waybillTable.goDatetime.label, kind: 'time', found: 'range' },
  ticketNo: { label: waybillTable.ticketNo.label, kind: 'text', ...nullable, found: 'part' },
  arrivedAt: { label: '到场时间', kind: 'time', ...nullable },
  closedAt: { label: '卸土或拒收时间', kind: 'time', ...nullable },
  siteWeight: { label: texts.weight, kind: 'quantity', countedIn: 'weightType', ...nullable },
  reason: { label: '拒收原因', kind: 'text', ...nullable, length: 200 },
  saidName: { label: '登记人', kind: 'text', ...nullable },
} as const satisfies Record<string, Field>
