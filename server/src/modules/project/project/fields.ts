import type { Field } from '../../../kernel/fields.js'
import { TpMode } from '../enums.js'
import { modeLabel, modeLabels } from '../labels.js'

const id = { label: '编号', kind: 'id' } as const satisfies Field

const projectName = { label: '项目', kind: 'text' } as const satisfies Field
const garbageName = { label: '渣土场', kind: 'text' } as const satisfies Field

/** What stands in lists to choose from: projects, their soil types and dump sites. */
export const projectTable = { id, name: { ...projectName, instead: 'projectName' } } as const satisfies Record<
  string,
  Field
>
export const soilTypeTable = { id, name: { label: '土质', kind: 'text' } } as const satisfies Record<string, Field>
export const dumpSiteTable = {
  id,
  name: { ...garbageName, instead: 'garbageName' },
  code: { label: '编码', kind: 'text' },
  garbageType: { label: '渣土场类型', kind: 'text', nullable: true, note: '，字典 garbage_type 的值' },
} as const satisfies Record<string, Field>

/** Where a dump site lies. */
export const siteTable = {
  address: { label: '地址', kind: 'text', nullable: true },
} as const satisfies Record<string, Field>

/** A way of hauling, as trips, prices and applications name it. */
export const haulTable = {
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName,
  garbageId: { label: '渣土场编号', kind: 'id', nullable: true },
  garbageName: { ...garbageName, nullable: true },
  soilType: soilTypeTable.name,
  tpMode: { label: modeLabel, kind: 'code', code: { values: TpMode, labels: modeLabels } },
} as const satisfies Record<string, Field>

/** When the shifts of a project begin; one ends where the other begins. */
export const shiftsTable = {
  ...projectTable,
  dayStart: { label: '白班开始', kind: 'text', note: '，HH:mm' },
  nightStart: { label: '夜班开始', kind: 'text', note: '，HH:mm' },
} as const satisfies Record<string, Field>

/** A way of hauling that was used of late. */
export const recentHaulTable = {
  ...haulTable,
  soilType: { ...haulTable.soilType, nullable: true },
  tpMode: { ...haulTable.tpMode, nullable: true },
  trips: { label: '趟数', kind: 'count', note: '，近 90 天，不含已作废' },
  lastDay: { label: '最近一趟的日期', kind: 'text', note: '，yyyy-MM-dd' },
} as const satisfies Record<string, Field>
