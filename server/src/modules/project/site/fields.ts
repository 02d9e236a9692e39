import type { Field } from '../../../kernel/fields.js'
import { basedataTable, closedOfBaseData, mergedTable } from '../../basedata/index.js'
import { ownershipLabel, ownershipLabels, SiteOwnership } from '../enums.js'
import { haulTable, placeTable } from '../project/fields.js'

const nullable = { nullable: true } as const
const garbageType = { label: '渣土场类型', kind: 'text', ...nullable } as const

/** The one table of a dump site's fields. */
export const dumpSiteTable = {
  id: { label: haulTable.garbageId.label, kind: 'id' },
  code: { label: '编码', kind: 'text', length: 30, found: 'part' },
  garbageName: {
    label: haulTable.garbageName.label,
    kind: 'text',
    column: 'name',
    length: 60,
    found: 'part',
    reading: 'reading',
  },
  garbageType: {
    ...garbageType,
    length: 20,
    found: 'is',
    sheet: [],
    note: '，字典 garbage_type 的值',
  },
  garbageTypeName: { ...garbageType, column: null, note: '，按公司字典的名称' },
  ownership: {
    label: ownershipLabel,
    kind: 'code',
    code: { values: SiteOwnership, labels: ownershipLabels },
    ...nullable,
    found: 'is',
    ...closedOfBaseData,
  },
  ...placeTable,
  fenceRadius: {
    label: '围栏半径',
    kind: 'count',
    column: 'fence_radius_m',
    ...nullable,
    note: '（米），以坐标为圆心；为空时按 1000 米',
  },
  dumpPrice: { label: '消纳单价', kind: 'money', ...nullable, note: '，每车', ...closedOfBaseData },
  operatorName: { label: '负责人', kind: 'text', ...nullable, length: 20, found: 'part', ...closedOfBaseData },
  operatorMobile: { label: '负责人电话', kind: 'text', ...nullable, length: 20, ...closedOfBaseData },
  ...mergedTable,
  ...basedataTable,
} as const satisfies Record<string, Field>
