import { ofLimit, type Seen } from '../../kernel/sql/limit.js'
import { publish } from '../../kernel/sql/publish.js'
import { AnomalyNorm, AnomalyRuleSetting, WaybillAnomaly, WaybillPicture } from './anomaly/anomaly.entity.js'
import { ChangeSet } from './change/batch/change-set.entity.js'
import { TripConfirmation } from './confirmation/confirmation.entity.js'
import { CostingDue, WaybillCost } from './costing/cost.entity.js'
import { ExcavatorRecord } from './excavator-record/excavator-record.entity.js'
import { WaybillImport, WaybillImportKey, WaybillImportRow } from './import/import.entity.js'
import { Punch } from './punch/punch.entity.js'
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
  TripConfirmation,
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
  Punch,
] as const

/** Columns that other domains may read here. */
export const publishedByWaybill = [
  publish(Waybill, '运单：价格、结算和统计所需', [
    'companyId',
    'id',
    'no',
    'status',
    'pendingReview',
    'anomalyHold',
    'projectId',
    'projectName',
    'cardId',
    'cardNo',
    'truckCode',
    'captainId',
    'captainName',
    'driverId',
    'driverName',
    'dumpSiteId',
    'garbageName',
    'tpMode',
    'goSoilType',
    'weightUnit',
    'weightTons',
    'goDatetime',
    'goStaffName',
    'inPicture',
    'goPicture',
    'isTicket',
    'settlePrice',
    'priceSource',
    'exAmt',
    'adjustAmt',
    'accountedAmount',
    'payeeId',
    'settlementId',
    'ticketNo',
  ]),
  publish(WaybillCount, '运单的合计', [
    'companyId',
    'span',
    'haul',
    'day',
    'projectId',
    'status',
    'settled',
    'pendingReview',
    'anomalyHold',
    'isTicket',
    'hasPayee',
    'tpMode',
    'goSoilType',
    'garbageName',
    'trips',
    'tons',
    'accounted',
  ]),
  publish(WaybillCost, '运单的方量和成本的合计', [
    'companyId',
    'span',
    'fullDetail',
    'day',
    'projectId',
    'tpMode',
    'goSoilType',
    'weightUnit',
    'priced',
    'dumpSiteId',
    'prepaid',
    'machineCode',
    'ticketMonth',
    'trips',
    'quantity',
    'amount',
    'adjusted',
    'paid',
    'prepaidAmount',
  ]),
  publish(CostingDue, '单价变动后待重新核算的项目', ['companyId', 'projectId', 'lookedAt']),
  publish(ExcavatorRecord, '挖机工时：统计所需', [
    'companyId',
    'id',
    'projectId',
    'machineId',
    'machineCode',
    'auditStatus',
    'ledgerType',
    'startDatetime',
    'workTime',
    'scheduleWork',
    'unitWork',
    'shiftPrice',
    'loadPrice',
    'amount',
  ]),
  publish(WaybillImport, '运单导入所用的文件', ['companyId', 'fileId']),
] as const

const ofWaybill: Seen = {
  where: `exists (select from published_waybill own
    where own.company_id = $company and own.id = t.waybill_id and own.project_id = any($limit))`,
}
/** Condition that the user himself uploaded the sheet: other users' sheets may be of any project. */
const broughtIn = 't.user_id = $user'

const isHistory = (row: string): string => `exists (select from published_waybill own
    where own.company_id = $company and own.id = ${row}.entity_id and own.project_id = any($limit))`

/** Rows within a member's project limit, and the histories of waybills. */
export const waybillSeen: Record<string, Seen> = {
  waybill: ofLimit('project_id'),
  waybill_count: ofLimit('project_id'),
  waybill_project: ofLimit('project_id'),
  waybill_cost: ofLimit('project_id'),
  costing_due: ofLimit('project_id'),
  field_change: { where: `(t.entity <> 'waybill' or ${isHistory('t')})` },
  change_set: {
    where: `exists (select from field_change held where held.company_id = $company and held.change_set_id = t.id and ${isHistory('held')})`,
  },
  waybill_review: ofWaybill,
  trip_confirmation: ofWaybill,
  waybill_anomaly: ofWaybill,
  waybill_picture: ofWaybill,
  anomaly_norm: ofLimit('project_id'),
  excavator_record: ofLimit('project_id'),
  punch: { where: '(t.project_id = any($limit) or t.user_id = $user)' },
  waybill_import: { where: broughtIn },
  waybill_import_row: {
    where: `exists (select from waybill_import own where own.company_id = $company and own.id = t.import_id and own.user_id = $user)
      and (t.waybill_id is null or ${ofWaybill.where})`,
  },
}
