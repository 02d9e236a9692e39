import { Migration } from '@mikro-orm/migrations'

/** Every list can be exported: imports and what is told of their rows, device keys, price coverage and the clerk's scan list too. */
export class EveryExport extends Migration {
  override up(): void {
    this.addSql(`
      alter table export_task drop constraint export_task_list_check;
      alter table export_task add constraint export_task_list_check check (list in (
        'WAYBILLS', 'RECEIPTS', 'SETTLEMENTS', 'CARDS', 'SCANNED_CARDS', 'DIRECT_PAY_PRICES', 'PRICE_COVERAGE', 'CAPTAIN_TASKS',
        'EXCAVATOR_RECORDS', 'ANOMALIES', 'WAYBILL_REVIEWS', 'WAYBILL_IMPORTS', 'WAYBILL_IMPORT_ROWS', 'DEVICE_KEYS'));
    `)
  }
}
