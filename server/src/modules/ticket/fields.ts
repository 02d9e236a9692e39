import type { Code, Field } from '../../kernel/fields.js'
import { BookingStatus, bookingStatusLabels } from './enums.js'

export const nullable = { nullable: true } as const
/** Field from another table, which the list's queries join. */
export const joined = { column: null } as const
/** Field of pages alone. */
export const pagesOnly = { rest: [], sheet: [] } as const

/** Most tickets of one row. */
export const MOST_TICKETS = 1_000_000

const bookingStatus = { values: BookingStatus, labels: bookingStatusLabels } as const satisfies Code<string>

/** Tickets that a row is about: those of a dump site for a soil. */
export const placeTable = {
  garbageId: { label: '渣土场编号', kind: 'id', column: 'dump_site_id', found: 'is' },
  garbageName: { label: '渣土场', kind: 'text', ...joined, found: 'part' },
  soilType: { label: '土质', kind: 'text', length: 40, found: 'is' },
} as const satisfies Record<string, Field>

/** Project of a row. */
export const projectTable = {
  projectInfoId: { label: '项目编号', kind: 'id', column: 'project_id', found: 'is' },
  projectName: { label: '项目', kind: 'text', ...joined, found: 'part' },
} as const satisfies Record<string, Field>

/** Driver who holds the tickets of a project; null for the project itself. */
export const driverTable = {
  driverId: { label: '司机编号', kind: 'id', ...nullable, found: 'is' },
  driverName: { label: '司机', kind: 'text', ...nullable, ...joined, found: 'part' },
} as const satisfies Record<string, Field>

export const quantityField = { label: '张数', kind: 'count' } as const satisfies Field

/** Fields of a booking: its pictures, its author, and whether it was voided. */
export const bookedTable = {
  picture: { label: '照片', kind: 'text', holds: 'addresses', ...nullable, length: 2000, note: '，逗号分隔' },
  remark: { label: '备注', kind: 'text', ...nullable, length: 200 },
  status: { label: '状态', kind: 'code', code: bookingStatus, found: 'any' },
  createBy: { label: '登记人', kind: 'text' },
  createTime: { label: '登记时间', kind: 'time', column: 'created_at', found: 'range' },
  voidName: { label: '作废人', kind: 'text', ...nullable },
  voidedAt: { label: '作废时间', kind: 'time', ...nullable, rest: [] },
  voidReason: { label: '作废原因', kind: 'text', ...nullable, length: 200 },
  version: { label: '版本', kind: 'count', note: '，修改时带回', sheet: [] },
} as const satisfies Record<string, Field>
