import { Migration } from '@mikro-orm/migrations'

/** The captain's number at the time of the waybill; existing waybills take the present number. */
export class WaybillCaptainMobile extends Migration {
  override up(): void {
    this.addSql(`
      alter table waybill add column captain_mobile text;
      update waybill w set captain_mobile = c.mobile from captain c where c.company_id = w.company_id and c.id = w.captain_id;
    `)
  }
}
