import { ofLimit, type Seen } from '../../kernel/sql/limit.js'

const ofWaybill: Seen = {
  where: `exists (select from published_waybill own
    where own.company_id = $company and own.id = t.waybill_id and own.project_id = any($limit))`,
}
/** Whoever brought a sheet knows it; what others brought may be of any project. */
const broughtIn = 't.user_id = $user'

const isHistory = (row: string): string => `exists (select from published_waybill own
    where own.company_id = $company and own.id = ${row}.entity_id and own.project_id = any($limit))`

/** What a member with a limit sees of the tables here, and of the history of waybills. */
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
  waybill_anomaly: ofWaybill,
  waybill_picture: ofWaybill,
  anomaly_norm: ofLimit('project_id'),
  excavator_record: ofLimit('project_id'),
  waybill_import: { where: broughtIn },
  waybill_import_row: {
    where: `exists (select from waybill_import own where own.company_id = $company and own.id = t.import_id and own.user_id = $user)
      and (t.waybill_id is null or ${ofWaybill.where})`,
  },
}
