import type { Field } from '../../../kernel/fields.js'
import { basedataTable, mergedTable } from '../../basedata/index.js'
import { ownershipLabel, ownershipLabels, SiteOwnership } from '../enums.js'
import { dumpSiteTable, haulTable, placeTable, siteTable } from '../project/fields.js'

const nullable = { nullable: true } as const

/** The one table of a dump site's fields. */
export const ownSiteTable = {
  id: { label: haulTable.garbageId.label, kind: 'id' },
  code: { ...dumpSiteTable.code, length: 30, found: 'part' },
  name: { label: haulTable.garbageName.label, kind: 'text', length: 60, found: 'part', reading: 'reading' },
  garbageType: { ...dumpSiteTable.garbageType, length: 20, found: 'is', sheet: [] },
  garbageTypeName: { ...dumpSiteTable.garbageType, column: null, note: '，按公司字典的名称' },
  ownership: {
    label: ownershipLabel,
    kind: 'code',
    code: { values: SiteOwnership, labels: ownershipLabels },
    ...nullable,
    found: 'is',
  },
  address: { ...siteTable.address, length: 200, found: 'part' },
  ...placeTable,
  fenceRadius: {
    label: '围栏半径',
    kind: 'count',
    column: 'fence_radius_m',
    ...nullable,
    note: '（米），以坐标为圆心；为空时按 1000 米',
  },
  dumpPrice: { label: '消纳单价', kind: 'money', ...nullable, note: '，每车' },
  operatorName: { label: '负责人', kind: 'text', ...nullable, length: 20, found: 'part' },
  operatorMobile: { label: '负责人电话', kind: 'text', ...nullable, length: 20 },
  ...mergedTable,
  ...basedataTable,
} as const satisfies Record<string, Field>
