import { editedTable, type Field } from '../../../kernel/fields.js'
import { dumpSiteTable } from '../../project/index.js'

const nullable = { nullable: true } as const

/** The one table of what is told of a dump site that somebody runs for a company. */
export const yardSiteTable = {
  id: { label: '经营编号', kind: 'id' },
  companyName: { label: '建筑公司', kind: 'text', column: null, found: 'part' },
  garbageId: { label: dumpSiteTable.id.label, kind: 'id', column: 'dump_site_id', found: 'is' },
  garbageName: { label: dumpSiteTable.garbageName.label, kind: 'text', column: null, found: 'part' },
  address: { label: '地址', kind: 'text', column: null, ...nullable },
  yardName: { label: '经营方', kind: 'text', found: 'part' },
  claimedName: { label: '认领人', kind: 'text' },
  claimedAt: { label: '认领时间', kind: 'time' },
  openHours: { label: '开放时间', kind: 'text', ...nullable, length: 60 },
  soils: { label: '收哪些土质', kind: 'names', ...nullable, note: '；空为都收' },
  capacityLeft: { label: '剩余容量', kind: 'quantity', ...nullable, note: '（方）' },
  priceNote: { label: '收费说明', kind: 'text', ...nullable, length: 200 },
  ...editedTable,
} as const satisfies Record<string, Field>

/** The one table of a dump site that a company has named the caller's phone at. */
export const siteOfferTable = {
  id: { label: dumpSiteTable.id.label, kind: 'id' },
  companyName: yardSiteTable.companyName,
  garbageName: yardSiteTable.garbageName,
  address: yardSiteTable.address,
} as const satisfies Record<string, Field>
