import { Migration } from '@mikro-orm/migrations'

/** Direct-pay prices and task applications can be exported as well. */
export class PriceExport extends Migration {
  override up(): void {
    this.addSql(`
      alter table export_task drop constraint export_task_list_check;
      alter table export_task add constraint export_task_list_check
        check (list in ('WAYBILLS', 'RECEIPTS', 'SETTLEMENTS', 'CARDS', 'DIRECT_PAY_PRICES', 'CAPTAIN_TASKS'));
    `)
  }
}
