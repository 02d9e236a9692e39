import type { Tx } from '../../kernel/command/command.js'
import { retiredKeys } from '../basedata/index.js'

/** The ids of a trip's captain, driver and truck. */
export interface NamedOfFleet {
  captainIds: readonly string[]
  driverIds: readonly string[]
  truckIds: readonly string[]
}

/** Those of them that are out of use; the rest stays in use until the transaction ends. */
export const retiredOfFleet = (
  tx: Tx,
  { captainIds, driverIds, truckIds }: NamedOfFleet,
): Promise<ReadonlySet<string>> =>
  retiredKeys(tx, [
    { table: 'captain', by: 'id', keys: captainIds },
    { table: 'driver', by: 'id', keys: driverIds },
    { table: 'truck', by: 'id', keys: truckIds },
  ])
