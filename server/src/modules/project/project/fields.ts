import type { Field } from '../../../kernel/fields.js'
import { basedataTable, mergedTable } from '../../basedata/index.js'
import { modeLabel, modeLabels, TpMode, unitLabel, unitLabels, WeightUnit } from '../enums.js'

/** Id of a row, where its type says whose. */
export const ownId = { label: '编号', kind: 'id' } as const satisfies Field

const projectName = { label: '项目', kind: 'text' } as const satisfies Field
const garbageName = { label: '渣土场', kind: 'text' } as const satisfies Field
export const soilType = { label: '土质', kind: 'text' } as const satisfies Field

/** Haul as trips, prices and applications name it: mode, soil and site. */
export const haulTable = {
  projectInfoId: { label: '项目编号', kind: 'id' },
  projectName,
  garbageId: { label: '渣土场编号', kind: 'id', nullable: true },
  garbageName: { ...garbageName, nullable: true },
  soilType,
  tpMode: { label: modeLabel, kind: 'code', code: { values: TpMode, labels: modeLabels } },
} as const satisfies Record<string, Field>

/** Unit of a trip or price. */
export const unitField = {
  label: unitLabel,
  kind: 'code',
  code: { values: WeightUnit, labels: unitLabels },
  column: 'weight_unit',
} as const satisfies Field

/** Haul that was used recently. */
export const recentHaulTable = {
  ...haulTable,
  soilType: { ...haulTable.soilType, nullable: true },
  tpMode: { ...haulTable.tpMode, nullable: true },
  trips: { label: '趟数', kind: 'count', note: '，近 90 天，不含已作废' },
  lastDay: { label: '最近一趟的日期', kind: 'day', note: '，yyyy-MM-dd' },
} as const satisfies Record<string, Field>

const nullable = { nullable: true } as const

/** Place of a project or dump site; the texts of its coordinates have the digits that were typed. */
export const placeTable = {
  address: { label: '地址', kind: 'text', ...nullable, length: 200, found: 'part' },
  lng: { label: '经度', kind: 'text', ...nullable, length: 11, note: '，WGS-84，最多 6 位小数' },
  lat: { label: '纬度', kind: 'text', ...nullable, length: 10, note: '，WGS-84，最多 6 位小数' },
} as const satisfies Record<string, Field>

/** Start of a shift, which ends where the other one begins. */
const shiftStart = { kind: 'text', length: 5, column: null, note: '，HH:mm' } as const

/** The one table of a project's fields. */
export const projectTable = {
  id: { label: haulTable.projectInfoId.label, kind: 'id' },
  projectName: { ...haulTable.projectName, column: 'name', length: 60, found: 'part', reading: 'reading' },
  ...placeTable,
  dayStart: { label: '白班开始', ...shiftStart },
  nightStart: { label: '夜班开始', ...shiftStart },
  usesTickets: { label: '默认用票', kind: 'flag', found: 'is', note: '：去渣土场的新运单没有说明时即用票' },
  garbageIds: { label: haulTable.garbageId.label, kind: 'ids', column: null },
  garbageNames: { ...haulTable.garbageName, column: null, found: 'part', note: '，项目可用的，以顿号分隔' },
  soilTypeIds: { label: `${soilType.label}编号`, kind: 'ids', column: null },
  soilTypes: { ...soilType, ...nullable, column: null, found: 'part', note: '，项目可用的，以顿号分隔' },
  ...mergedTable,
  ...basedataTable,
} as const satisfies Record<string, Field>
