import type { Field } from '../../../kernel/fields.js'
import { basedataTable } from '../../basedata/index.js'
import { captainTable, driverNodeTable } from '../captain/fields.js'

/** The one table of a driver's fields. */
export const driverTable = {
  id: driverNodeTable.driverId,
  name: { ...driverNodeTable.driverName, length: 20, found: 'part', reading: 'reading' },
  mobile: { label: captainTable.mobile.label, kind: 'text', length: 11, found: 'part' },
  captainId: { label: captainTable.id.label, kind: 'id', found: 'is' },
  captainName: { label: captainTable.name.label, kind: 'text', column: null, found: 'part' },
  isOpenWallet: captainTable.isOpenWallet,
  ...basedataTable,
} as const satisfies Record<string, Field>
