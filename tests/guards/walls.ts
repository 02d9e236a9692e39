/** The tables of each domain. */
const tables = {
  company: `company company_registration`,
  export: `export_task`,
  file: `stored_file`,
  fleet: `captain captain_task captain_task_member driver truck`,
  identity: `app_user login_log membership role session sms_code sms_phone spent_refresh_token`,
  payment: `payment_plan payment_plan_item`,
  price: `direct_pay_price direct_pay_price_member project_price`,
  project: `dictionary_item dump_site platform_dictionary_item project project_dump_site project_soil_type soil_type`,
  settlement: `card card_ledger_entry document_seal payee receipt receipt_line scan_entry settlement settlement_line`,
  view: `saved_view`,
  waybill: `anomaly_norm anomaly_rule device_key excavator_record track_point waybill waybill_anomaly waybill_count waybill_crew waybill_import waybill_import_key waybill_import_row waybill_picture waybill_review`,
}

export const owners: ReadonlyMap<string, string> = new Map(
  Object.entries(tables).flatMap(([domain, names]) => names.split(/\s+/).map((name) => [name, domain])),
)

/** The kernel's and the platform's tables, which belong to no domain. */
export const shared = [
  'change_set',
  'field_change',
  'idempotency_key',
  'migration',
  'number_counter',
  'operation_log',
  'outbox',
]

const open = {
  'fleet reads': `company dump_site project`,
  'housekeeping reads': `app_user company company_registration sms_code stored_file waybill_import`,
  'housekeeping writes': `export_task session sms_code sms_phone spent_refresh_token stored_file waybill_import`,
  'identity reads': `captain company device_key truck`,
  'insight reads': `receipt receipt_line settlement waybill waybill_count`,
  'payment reads': `company settlement settlement_line`,
  'price reads': `captain captain_task captain_task_member company driver dump_site project project_dump_site project_soil_type soil_type waybill`,
  'price writes': `company`,
  'project reads': `excavator_record`,
  'settlement reads': `captain company waybill`,
  'settlement writes': `waybill`,
  'view reads': `app_user`,
  'waybill reads': `app_user captain card company direct_pay_price direct_pay_price_member driver dump_site platform_dictionary_item project project_dump_site project_price project_soil_type receipt receipt_line settlement settlement_line soil_type truck`,
}

/** The walls that statements still walk through. None is added; one that nobody walks through any more goes from here. */
export const crossings: readonly string[] = Object.entries(open).flatMap(([who, names]) =>
  names.split(/\s+/).map((name) => `${who} ${name}`),
)
