import { AnomalyNorm, AnomalyRuleSetting, WaybillAnomaly, WaybillPicture } from './anomaly/anomaly.entity.js'
import { ChangeSet } from './change/batch/change-set.entity.js'
import { CostingDue, WaybillCost } from './costing/cost.entity.js'
import { ExcavatorRecord } from './excavator-record/excavator-record.entity.js'
import { WaybillImport, WaybillImportKey, WaybillImportRow } from './import/import.entity.js'
import { WaybillReview } from './review/review.entity.js'
import { DeviceKey, TrackPoint } from './track/track.entity.js'
import { WaybillCount, WaybillCrew, WaybillProject } from './waybill/count.entity.js'
import { Waybill } from './waybill/waybill.entity.js'

/** The tables that this domain owns. */
export const waybillEntities = [
  ChangeSet,
  Waybill,
  WaybillCount,
  WaybillCrew,
  WaybillProject,
  WaybillCost,
  CostingDue,
  WaybillReview,
  WaybillAnomaly,
  AnomalyRuleSetting,
  AnomalyNorm,
  WaybillPicture,
  DeviceKey,
  TrackPoint,
  WaybillImport,
  WaybillImportRow,
  WaybillImportKey,
  ExcavatorRecord,
] as const
