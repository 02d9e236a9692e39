import { ownersOfTables } from '@tufang/server/modules/entities'

/** Verbs leave their traces in the kernel's tables and the platform's: these are everybody's. */
const { kernel: _, platform: __, ...domains } = ownersOfTables

/** The domain of each table that has one. */
export const owners: ReadonlyMap<string, string> = new Map(
  Object.entries(domains).flatMap(([domain, entities]) => entities.map((entity) => [entity.meta.tableName, domain])),
)

const open = {
  'file reads': `app_user company_registration waybill_import`,
  'fleet reads': `company dump_site project`,
  'identity reads': `captain company device_key truck`,
  'insight reads': `receipt receipt_line settlement waybill waybill_count`,
  'payment reads': `company settlement settlement_line`,
  'price reads': `captain captain_task captain_task_member company driver dump_site project project_dump_site project_soil_type soil_type waybill`,
  'project reads': `excavator_record`,
  'settlement reads': `captain company waybill`,
  'view reads': `app_user`,
  'waybill reads': `app_user captain card company direct_pay_price direct_pay_price_member driver dump_site platform_dictionary_item project project_dump_site project_price project_soil_type receipt receipt_line settlement settlement_line soil_type truck`,
}

/** The walls that statements still walk through. None is added; one that nobody walks through any more goes from here. */
export const crossings: readonly string[] = Object.entries(open).flatMap(([who, names]) =>
  names.split(/\s+/).map((name) => `${who} ${name}`),
)
