import type { Field } from '../../../kernel/fields.js'
import { joined, nullable, placeTable, projectTable } from '../fields.js'
import { statTable } from '../stat/fields.js'
import { stockTable } from '../stock/fields.js'

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
  correctedUses: {
    label: statTable.correctedUses.label,
    kind: 'count',
    ...joined,
    note: '：用票中由更正流水而非运单记入的',
  },
  refunded: { label: statTable.refundTickets.label, kind: 'count', ...joined },
  usedOfProject: { label: '用项目票', kind: 'count', ...joined, note: '：用票中超出本人领票的，用的是项目保管的票' },
  remaining: { label: '剩余', kind: 'count', ...joined, note: '：领票-用票+用项目票-退票；退票或冲回多于领票的为负' },
  isShort: { label: stockTable.isShort.label, kind: 'flag', ...joined, note: '：是否不足，即剩余为负' },
  lastUsedAt: { label: '最近用票时间', kind: 'time', ...nullable, ...joined, note: '：最近一次用票运单的出场时间' },
} as const satisfies Record<string, Field>
