import type { Field } from '../../../kernel/fields.js'
import { basedataTable, mergedTable } from '../../basedata/index.js'
import { haulTable, soilType } from '../project/fields.js'

const nullable = { nullable: true } as const
const day = { kind: 'day', length: 10, column: null } as const

/** The one table of the fields of a project's phase. */
export const phaseTable = {
  id: { label: '分期编号', kind: 'id' },
  phaseName: { label: '分期', kind: 'text', column: 'name', length: 40, found: 'part' },
  projectInfoId: { ...haulTable.projectInfoId, column: 'project_id', found: 'is' },
  projectName: { ...haulTable.projectName, column: null, found: 'part' },
  fromDate: { label: '开始日期', ...day, note: '，yyyy-MM-dd' },
  toDate: { label: '结束日期', ...day, note: '，yyyy-MM-dd，含当日' },
  planCubic: { label: '计划方量', kind: 'quantity', ...nullable, note: '（方）' },
  surveyedCubic: {
    label: '实测方量',
    kind: 'quantity',
    ...nullable,
    column: null,
    note: '（方），最近一次实测的累计数',
  },
  planTransportCost: { label: '预计运输成本', kind: 'money', ...nullable },
  planCubicPrice: { label: '预计每方成本', kind: 'money', ...nullable },
  truckCubic: { label: '每车方量', kind: 'quantity', ...nullable, note: '（方），按车计量的运单每车折算的方量' },
  garbageIds: { label: haulTable.garbageId.label, kind: 'ids', column: 'dump_site_ids' },
  garbageNames: {
    ...haulTable.garbageName,
    column: null,
    found: 'part',
    note: '，只含去这些渣土场的运单，以顿号分隔；为空则不限',
  },
  soilTypes: { ...soilType, kind: 'names', length: 40, note: '，只含这些土质的运单；为空则不限' },
  remark: { label: '备注', kind: 'text', ...nullable, length: 200, found: 'part' },
  ...mergedTable,
  ...basedataTable,
} as const satisfies Record<string, Field>
