import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import {
  type MergeOfBaseData,
  mergeRefused,
  mergesOfBaseData,
  type UseOfBaseData,
  usesIn,
  usesOfBaseData,
} from '../../basedata/index.js'
import type { Filled } from '../../domain.js'
import type { CardAccounts } from '../change/accounts.js'
import { recordsTitle } from '../excavator-record/texts.js'
import { watched } from '../services.js'
import { waybillTexts as texts } from '../texts.js'
import { trackTexts } from '../track/texts.js'
import { moveWork, moveWorkOfProject } from './records.js'
import { holdWorth, moveTrips } from './trips.js'
import { doubledTicket, moveDeviceKeys, moveImportKeys } from './trips.queries.js'

/** Soils of waybills, by their sums; and of those that were loaded with one soil and left with another. */
const soilsOfWaybills: UseOfBaseData = {
  entity: 'soil',
  label: texts.waybill,
  byName: true,
  async counts(em, { companyId }, ids) {
    const found = await rows<{ id: string; count: number }>(
      em,
      sql`select s.id, (
            (select coalesce(sum(c.trips), 0) from waybill_count c
              where c.company_id = s.company_id and c.span in ('DAY', 'CHANGE') and c.haul and c.go_soil_type = s.name)
            + (select count(*) from waybill w
              where w.company_id = s.company_id and w.in_soil_type = s.name and w.in_soil_type <> w.go_soil_type))::int as count
          from published_soil_type s where s.company_id = ${companyId} and ${inUuids(sql`s.id`, ids)}`,
    )
    return new Map(found.flatMap(({ id, count }) => (count > 0 ? [[id, count]] : [])))
  },
}

/** Moves of trips, machine hours and positions when base data is merged. */
const mergesByWaybills = (accounts: CardAccounts): readonly MergeOfBaseData[] => [
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
  // The keys of a truck are read with those of the kept one.
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

/** Uses of base data by this domain, and the rows that move when base data is merged. */
export const usesByWaybills: readonly Filled[] = [
  mergesOfBaseData.with((world) => mergesByWaybills(watched(world).accounts)),
  usesOfBaseData.with(usesIn('waybill', 'truck_id', { entity: 'truck', label: texts.waybill })),
  usesOfBaseData.with(usesIn('waybill', 'captain_id', { entity: 'captain', label: texts.waybill })),
  usesOfBaseData.with(usesIn('waybill', 'driver_id', { entity: 'driver', label: texts.waybill })),
  usesOfBaseData.with(usesIn('track_point', 'truck_id', { entity: 'truck', label: trackTexts.points })),
  usesOfBaseData.with(usesIn('device_key', 'truck_id', { entity: 'truck', label: trackTexts.deviceKey })),
  usesOfBaseData.with(soilsOfWaybills),
  usesOfBaseData.with(usesIn('waybill', 'dump_site_id', { entity: 'site', label: texts.waybill })),
  usesOfBaseData.with(usesIn('excavator_record', 'machine_id', { entity: 'machine', label: recordsTitle })),
  usesOfBaseData.with(usesIn('waybill', 'payee_id', { entity: 'payee', label: texts.waybill })),
  usesOfBaseData.with(usesIn('waybill', 'project_id', { entity: 'project', label: texts.waybill })),
  usesOfBaseData.with(usesIn('excavator_record', 'project_id', { entity: 'project', label: recordsTitle })),
]
