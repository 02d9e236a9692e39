import { sql } from '../../../kernel/sql/sql.js'
import type { MergeOfBaseData } from '../../basedata/index.js'
import type { CardAccounts } from '../change/accounts.js'
import { recordsTitle } from '../excavator-record/labels.js'
import { waybillTexts as texts } from '../texts.js'
import { trackTexts } from '../track/texts.js'
import { moveWork } from './records.js'
import { moveTrips } from './trips.js'
import { moveDeviceKeys, moveImportKeys } from './trips.queries.js'

/** What becomes of trips and positions when base data is merged. */
export const mergesByWaybills = (accounts: CardAccounts): readonly MergeOfBaseData[] => [
  {
    entity: 'truck',
    label: texts.waybill,
    async move(tx, merging) {
      const { keep, drop } = merging
      await moveImportKeys(tx, keep.id, drop.id)
      return moveTrips(tx, accounts, merging, {
        naming: sql`w.truck_id = ${drop.id}`,
        said: drop.id,
        patchOf: () => ({ truckId: keep.id, truckCode: keep.name }),
      })
    },
  },
  // Read with those of the kept truck.
  { entity: 'truck', label: trackTexts.points, move: 'stays' },
  {
    entity: 'truck',
    label: trackTexts.deviceKey,
    move: (tx, { keep, drop }) => moveDeviceKeys(tx, keep.id, drop.id),
  },
  { entity: 'machine', label: recordsTitle, move: moveWork },
]
