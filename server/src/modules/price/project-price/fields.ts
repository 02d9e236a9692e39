import type { Field } from '../../../kernel/fields.js'
import { basedataTable } from '../../basedata/index.js'
import { haulTable } from '../../project/index.js'

const nullable = { nullable: true } as const
const joined = { column: null } as const

/** Fields of a project's own price, for the table, the API and the sheet. */
export const projectPriceTable = {
  id: { label: '项目单价编号', kind: 'id' },
  projectInfoId: { ...haulTable.projectInfoId, column: 'project_id', found: 'is' },
  projectName: { ...haulTable.projectName, ...joined, found: 'part' },
  tpMode: { ...haulTable.tpMode, found: 'is' },
  soilType: { ...haulTable.soilType, length: 40, found: 'part' },
  garbageId: {
    ...haulTable.garbageId,
    column: 'dump_site_id',
    found: 'is',
    note: '；只有货运才有，为空时适用于所有渣土场',
  },
  garbageName: { ...haulTable.garbageName, ...joined, found: 'part' },
  price: { label: '项目单价', kind: 'money' },
  validFrom: { label: '有效期起', kind: 'time', ...nullable, note: '：此时及以后出场的运单适用，为空则不限' },
  validUntil: { label: '有效期止', kind: 'time', ...nullable, note: '：此时及以后出场的运单不再适用，为空则不限' },
  ...basedataTable,
} as const satisfies Record<string, Field>
