import { Migration } from '@mikro-orm/migrations'

/** What is odd about waybills, and what is asked for on them, can be exported as well. */
export class OddExport extends Migration {
  override up(): void {
    this.addSql(`
      alter table export_task drop constraint export_task_list_check;
      alter table export_task add constraint export_task_list_check check (list in (
        'WAYBILLS', 'RECEIPTS', 'SETTLEMENTS', 'CARDS', 'DIRECT_PAY_PRICES', 'CAPTAIN_TASKS', 'EXCAVATOR_RECORDS',
        'ANOMALIES', 'WAYBILL_REVIEWS'));
    `)
  }
}
