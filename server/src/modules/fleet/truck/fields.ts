import type { Field } from '../../../kernel/fields.js'
import { basedataTable, mergedTable } from '../../basedata/index.js'
import { captainTable } from '../captain/fields.js'

const nullable = { nullable: true } as const

/** The one table of a truck's fields. */
export const truckTable = {
  id: { label: '车辆编号', kind: 'id' },
  plate: { label: '车牌', kind: 'text', form: 'plate', length: 20, found: 'part' },
  captainId: { label: captainTable.id.label, kind: 'id', found: 'is' },
  captainName: { label: captainTable.name.label, kind: 'text', column: null, found: 'part' },
  vehicleType: { label: '车型', kind: 'text', ...nullable, length: 40, found: 'part' },
  volumeCubic: { label: '车厢容积', kind: 'quantity', ...nullable, note: '（方）' },
  capacityTons: { label: '核定载重', kind: 'quantity', ...nullable, note: '（吨）' },
  ...mergedTable,
  ...basedataTable,
} as const satisfies Record<string, Field>
