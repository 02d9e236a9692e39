import type { Field } from '../../../kernel/fields.js'
import { joined, nullable, placeTable, projectTable } from '../fields.js'
import { statTable } from '../stat/fields.js'

/** The one table of what a driver has of a project's tickets for a dump site and a soil. */
export const driverStockTable = {
  driverId: { label: '司机编号', kind: 'id', found: 'is' },
  driverName: { label: '司机', kind: 'text', ...joined },
  ...projectTable,
  garbageId: { ...placeTable.garbageId, ...nullable, note: '；空为运单没有选定渣土场' },
  garbageName: { ...placeTable.garbageName, ...nullable },
  soilType: placeTable.soilType,
  collected: { label: statTable.collectTickets.label, kind: 'count', ...joined },
  used: { label: statTable.useTickets.label, kind: 'count', ...joined, note: '：运单与更正' },
  refunded: { label: statTable.refundTickets.label, kind: 'count', ...joined },
  remaining: { label: '剩余', kind: 'count', ...joined, note: '：领票-用票-退票；未登记领票的司机为负' },
  lastUsedAt: { label: '最近用票时间', kind: 'time', ...nullable, ...joined, note: '：最近一次用票运单的出场时间' },
} as const satisfies Record<string, Field>
