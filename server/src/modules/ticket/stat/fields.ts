import type { Field } from '../../../kernel/fields.js'
import { dumpSiteTable } from '../../project/index.js'
import { joined, nullable, placeTable, projectTable } from '../fields.js'

const blankInTotals = { ...nullable, note: '；合计行为空' } as const

/** Part of a figure that comes from corrections, not from documents and trips. */
const corrected = { kind: 'count', ...nullable, ...joined, sheet: [] } as const

/** Fields of a row of statistics, in the documented order. */
export const statTable = {
  dayDetailDate: {
    label: '票日',
    kind: 'day',
    ...nullable,
    ...joined,
    note: '，yyyy-MM-dd，自06:00起；按日统计时才有',
  },
  monthDetailDate: {
    label: '月份',
    kind: 'text',
    ...nullable,
    ...joined,
    note: '，yyyy-MM，自首日06:00起；按月统计时才有',
  },
  projectName: { ...projectTable.projectName, ...blankInTotals },
  garbageName: { ...placeTable.garbageName, ...blankInTotals },
  soilType: { ...placeTable.soilType, ...blankInTotals },
  earlyRemainingTickets: { label: '期初剩余', kind: 'count' },
  collectTickets: { label: '领票', kind: 'count' },
  useTickets: { label: '用票', kind: 'count' },
  refundTickets: { label: '退票', kind: 'count' },
  inRemainingTickets: { label: '期末剩余', kind: 'count', note: '：期初剩余+领票-用票-退票' },
  correctedCollects: { label: '更正领票', ...corrected, note: '：领票中由更正流水而非领票单记入的' },
  correctedUses: { label: '更正用票', ...corrected, note: '：用票中由更正流水而非运单记入的' },
  correctedRefunds: { label: '更正退票', ...corrected, note: '：退票中由更正流水而非退票单记入的' },
  isShort: { label: '库存不足', kind: 'flag', ...joined, rest: [], note: '：期末剩余为负' },
  isTotalRow: { label: '是否合计行', kind: 'flag', ...joined, sheet: [] },
  isProjectTotalRow: { label: '是否项目小计行', kind: 'flag', ...joined, sheet: [] },
  projectInfoId: { ...projectTable.projectInfoId, ...blankInTotals },
  garbageId: { ...placeTable.garbageId, ...blankInTotals },
  garbageType: { ...dumpSiteTable.garbageType, ...joined },
  companyAuthId: { label: '公司编号', kind: 'id', column: 'company_id' },
} as const satisfies Record<string, Field>
