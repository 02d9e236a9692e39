import { Migration } from '@mikro-orm/migrations'

/** The captain's number, as it was when the waybill was written; those that stand already take the one that he has now. */
export class WaybillCaptainMobile extends Migration {
  override up(): void {
    this.addSql(`
      alter table waybill add column captain_mobile text;
      update waybill w set captain_mobile = c.mobile from captain c where c.company_id = w.company_id and c.id = w.captain_id;
    `)
  }
}
