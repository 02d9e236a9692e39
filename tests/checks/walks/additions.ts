/** Rows that a row with another name has become part of. */
const MERGED = [
  `insert into truck (company_id, id, captain_id, plate, enabled, merged_into)
    select company_id, gen_random_uuid(), captain_id, '粤B0X001', false, id from truck where company_id = {company} order by plate limit 1`,
  `insert into machine (company_id, id, code, name, enabled, merged_into)
    select company_id, gen_random_uuid(), 'X-01', '重复的挖机', false, id from machine where company_id = {company} order by code limit 1`,
  `insert into dump_site (company_id, id, code, name, enabled, merged_into)
    select company_id, gen_random_uuid(), 'X01', '重复的渣土场', false, id from dump_site where company_id = {company} order by code limit 1`,
  `insert into soil_type (company_id, id, name, enabled, merged_into)
    select company_id, gen_random_uuid(), '重复的土质', false, id from soil_type where company_id = {company} order by name limit 1`,
  `insert into project (company_id, id, name, enabled, merged_into)
    select company_id, gen_random_uuid(), '重复的项目', false, id from project where company_id = {company} order by name limit 1`,
  `insert into project_phase (company_id, id, project_id, name, from_day, to_day, soil_types, enabled, merged_into)
    select company_id, gen_random_uuid(), project_id, '重复的分期', from_day, to_day, '{}', false, id
    from project_phase where company_id = {company} order by id limit 1`,
  `insert into payee (company_id, id, name, carrier_name, bank_no, bank_name, enabled, merged_into)
    select company_id, gen_random_uuid(), '重复的收款人', carrier_name, bank_no, bank_name, false, id
    from payee where company_id = {company} order by name limit 1`,
]

/** Lists that came in from elsewhere, each with the company's last trip that fits. */
const LISTS = [
  `insert into ticket_reconciliation (company_id, id, reconcile_no, dump_site_id, start_day, end_day, tolerance_minutes, file_name, sha256,
      site_count, our_count, same_count, differ_count, site_only_count, ours_only_count, unresolved_count, status, matched_at, create_id, create_by)
    select w.company_id, gen_random_uuid(), 'DZ0001', w.dump_site_id, w.go_datetime, w.go_datetime, 10, '清单.xlsx', repeat('0', 64),
      0, 1, 0, 0, 0, 1, 1, 'OPEN', {to}::timestamptz, m.user_id, '登记人'
    from waybill w join membership m on m.company_id = w.company_id
    where w.company_id = {company} and w.is_ticket and w.dump_site_id is not null order by w.go_datetime desc, m.id limit 1`,
  `insert into ticket_reconciliation_row (company_id, id, reconciliation_id, position, waybill_id, waybill_no, our_time, verdict, differences)
    select r.company_id, gen_random_uuid(), r.id, 1, w.id, w.no, w.go_datetime, 'OURS_ONLY', '{}' from ticket_reconciliation r
    join lateral (select * from waybill w where w.company_id = r.company_id and w.dump_site_id = r.dump_site_id and w.is_ticket
      order by w.go_datetime desc, w.id limit 1) w on true where r.company_id = {company}`,
  `insert into stored_file (id, company_id, key, name, mime, size, sha256, purpose, created_at)
    values (gen_random_uuid(), {company}, 'walks', '运单.xlsx', 'application/x', 1, repeat('0', 64), 'WAYBILL_IMPORT', {to}::timestamptz)`,
  `insert into waybill_import (company_id, id, user_id, role_type, create_by, file_id, file_name, file_size, sha256, sheet, headings,
      unknown_headings, total, create_count, update_count, unchanged_count, refused_count, pending_count, created_at, expires_at, status)
    select f.company_id, gen_random_uuid(), m.user_id, 2, '导入人', f.id, f.name, 1, f.sha256, '运单', '{}', '{}', 1, 0, 0, 1, 0, 0,
      {to}::timestamptz, {to}::timestamptz, 'DONE'
    from stored_file f join membership m on m.company_id = f.company_id where f.company_id = {company} and f.key = 'walks' order by m.id limit 1`,
  `insert into waybill_import_row (company_id, import_id, line, done, cells, issues, changes, outcome, waybill_id, waybill_no)
    select i.company_id, i.id, 2, false, '{}', '[]', '[]', 'UNCHANGED', w.id, w.no from waybill_import i
    join lateral (select * from waybill where company_id = i.company_id order by go_datetime desc, id limit 1) w on true
    where i.company_id = {company}`,
]

const ofEach = (entity: string, table: string, field: string): string =>
  `(select '${entity}' as entity, id, '${field}' as field from ${table} where company_id = {company} order by id limit 1)`

/** A change of one record of each kind. */
const CHANGES = `
  insert into field_change (company_id, id, entity, entity_id, field, before, after, reason, user_id, create_by, created_at)
  select {company}, gen_random_uuid(), r.entity, r.id, r.field, '"甲"', '"乙"', '更正', m.user_id, '修改人', {to}::timestamptz
  from (select user_id from membership where company_id = {company} order by id limit 1) m cross join (
    ${ofEach('captain', 'captain', 'remark')} union all ${ofEach('driver', 'driver', 'name')}
    union all ${ofEach('truck', 'truck', 'plate')} union all ${ofEach('machine', 'machine', 'name')}
    union all ${ofEach('site', 'dump_site', 'name')} union all ${ofEach('soil', 'soil_type', 'name')}
    union all ${ofEach('project', 'project', 'projectName')} union all ${ofEach('projectPhase', 'project_phase', 'phaseName')}
    union all ${ofEach('phaseSurvey', 'project_phase', 'remark')} union all ${ofEach('projectPrice', 'project_price', 'price')}
    union all (select 'fleetPaper', id, 'number' from fleet_paper where company_id = {company} and renewed_at is null order by id limit 1)
    union all ${ofEach('payee', 'payee', 'payeeName')} union all ${ofEach('payment', 'payment', 'remark')}
    union all (select 'excavatorRecord', id, 'remark' from excavator_record
      where company_id = {company} and audit_status = 'APPROVED' order by id limit 1)
    union all select 'company', {company}::uuid, 'payeeCheck') r`

/** Statements that give the demo's company rows of all that it has none of. Values stand in them as `{name}`. */
export const additions: readonly string[] = [
  ...MERGED,
  ...LISTS,
  CHANGES,
  // A third level of organs, and a member there.
  `insert into organ (company_id, id, parent_id, name, sort, kind) select company_id, gen_random_uuid(), id, '第三级', 0, 'SITE'
    from organ where company_id = {company} and parent_id is not null order by name limit 1`,
  `update membership set organ_id = (select id from organ where company_id = {company} and parent_id is not null order by name limit 1)
    where company_id = {company}`,
  // A paper that was renewed.
  `insert into fleet_paper (company_id, id, kind, truck_id, number, valid_until, renewed_at, renewed_by)
    select company_id, gen_random_uuid(), kind, truck_id, '旧证', valid_until - 365, {to}::timestamptz, '换证人'
    from fleet_paper where company_id = {company} and truck_id is not null order by id limit 1`,
  // A device in a truck.
  `insert into device_key (company_id, id, name, truck_id, key_hash, key_tail, created_by, created_at)
    select t.company_id, gen_random_uuid(), '车载定位', t.id, repeat('0', 64), '0000', m.user_id, {to}::timestamptz
    from truck t join membership m on m.company_id = t.company_id where t.company_id = {company} order by t.plate, m.id limit 1`,
  // Plans that others have replaced.
  `insert into payment_plan (company_id, id, settlement_id, settle_no, amount, remark, replaced, created_by, create_by, created_at)
    select company_id, gen_random_uuid(), settlement_id, settle_no, amount, '原计划', true, created_by, create_by, created_at - interval '1 day'
    from payment_plan where company_id = {company} and not replaced`,
  // A card with a payee, an invoice of a payment, a settlement with its successor, and tickets that a driver gave back.
  `update card set give_payee_id = (select id from payee where company_id = {company} order by id limit 1)
    where company_id = {company} and id = (select id from card where company_id = {company} and captain_id is not null order by id limit 1)`,
  `update invoice i set payment_id = (select id from payment where company_id = {company} and payee_id = i.payee_id and not deleted order by id limit 1)
    where company_id = {company} and not deleted`,
  `update settlement set successor_id = (select id from settlement where company_id = {company} and not deleted order by id desc limit 1)
    where company_id = {company} and id = (select id from settlement where company_id = {company} and not deleted order by id limit 1)`,
  `update ticket_refund set driver_id = (select id from driver where company_id = {company} order by id limit 1) where company_id = {company}`,
  // A record of an excavator by the asker.
  `update excavator_record set staff_id = (select id from app_user where mobile = '13800000001')
    where company_id = {company} and id = (select id from excavator_record where company_id = {company} order by id limit 1)`,
]
