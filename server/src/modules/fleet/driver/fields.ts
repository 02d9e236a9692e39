import { type Field, pick } from '../../../kernel/fields.js'
import { captainTable, driverTable } from '../captain/fields.js'

/** A driver where another row names him. */
export const namedDriverTable = {
  id: driverTable.driverId,
  name: driverTable.driverName,
  ...pick(captainTable, 'captainName', 'mobile', 'isOpenWallet'),
} as const satisfies Record<string, Field>
