import { Migration } from '@mikro-orm/migrations'

/**
 * What imports write by the thousand costs less: a key is written once, with the waybill that is made a moment later, and rows of
 * imports are written over in their place. Waybills that nobody has a price for are found without looking at those that have one.
 */
export class InBulk extends Migration {
  override up(): void {
    this.addSql(`
      alter table waybill_import_key alter constraint waybill_import_key_company_id_waybill_id_fkey deferrable initially deferred;
      alter table waybill_import_row set (fillfactor = 50);
      create index waybill_worth_nothing on waybill (company_id, go_datetime desc, id desc)
        where accounted_amount = 0 and settle_price is null;
    `)
  }
}
