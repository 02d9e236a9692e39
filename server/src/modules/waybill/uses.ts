import { mergesOfBaseData, usesIn, usesOfBaseData } from '../basedata/index.js'
import type { Filled } from '../domain.js'
import { recordsTitle } from './excavator-record/labels.js'
import { mergesByWaybills } from './merging/merges.queries.js'
import { watched } from './services.js'
import { waybillTexts as texts } from './texts.js'
import { trackTexts } from './track/texts.js'
import { soilsOfWaybills } from './waybill/uses.queries.js'

/** Uses of base data by this domain, and what of them moves when such rows are merged. */
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
