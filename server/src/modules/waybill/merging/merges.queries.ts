import { sql } from '../../../kernel/sql/sql.js'
import { type MergeOfBaseData, mergeRefused } from '../../basedata/index.js'
import type { CardAccounts } from '../change/accounts.js'
import { recordsTitle } from '../excavator-record/labels.js'
import { waybillTexts as texts } from '../texts.js'
import { trackTexts } from '../track/texts.js'
import { moveWork, moveWorkOfProject } from './records.js'
import { holdWorth, moveTrips } from './trips.js'
import { doubledTicket, moveDeviceKeys, moveImportKeys } from './trips.queries.js'

/** Moves of trips, machine hours and positions when base data is merged. */
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
  {
    entity: 'soil',
    label: texts.waybill,
    last: true,
    hold: holdWorth(accounts, ({ keep, drop }) => sql`w.go_soil_type in (${keep.name}, ${drop.name})`),
    move: (tx, merging) => {
      const { keep, drop } = merging
      const renamed = (name: string | null) => (name === drop.name ? keep.name : name)
      return moveTrips(tx, accounts, merging, {
        naming: sql`(w.go_soil_type = ${drop.name} or w.in_soil_type = ${drop.name})`,
        said: drop.name,
        patchOf: ({ goSoilType, inSoilType }) => ({
          goSoilType: renamed(goSoilType) ?? goSoilType,
          inSoilType: renamed(inSoilType),
        }),
      })
    },
  },
  {
    entity: 'project',
    label: texts.waybill,
    last: true,
    hold: holdWorth(accounts, ({ keep, drop }) => sql`w.project_id in (${keep.id}, ${drop.id})`),
    async move(tx, merging) {
      const { keep, drop } = merging
      await moveImportKeys(tx, keep.id, drop.id)
      return moveTrips(tx, accounts, merging, {
        naming: sql`w.project_id = ${drop.id}`,
        said: drop.id,
        patchOf: () => ({ projectId: keep.id, projectName: keep.name }),
      })
    },
  },
  { entity: 'project', label: recordsTitle, move: moveWorkOfProject },
  {
    entity: 'site',
    label: texts.waybill,
    last: true,
    hold: holdWorth(accounts, ({ keep, drop }) => sql`w.dump_site_id in (${keep.id}, ${drop.id})`),
    async move(tx, merging) {
      const { keep, drop } = merging
      const naming = sql`w.dump_site_id = ${drop.id}`
      const doubled = await doubledTicket(tx, naming)
      if (doubled !== undefined) throw mergeRefused(merging, texts.mergeDoubled(doubled))
      return moveTrips(tx, accounts, merging, {
        naming,
        said: drop.id,
        patchOf: () => ({ dumpSiteId: keep.id, garbageName: keep.name }),
      })
    },
  },
]
