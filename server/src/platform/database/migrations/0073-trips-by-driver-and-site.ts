import { Migration } from '@mikro-orm/migrations'

/**
 * Indexes of waybills by driver and by dump site, in the order in which lists show them: a page below a driver or a
 * site, and figures by them, no longer go through all waybills of a company. Waybills without either stay out of them.
 */
export class TripsByDriverAndSite extends Migration {
  override up(): void {
    this.addSql(`
      -- Waybills can be read meanwhile, and wait to be written for as long as the two are built.
      create index waybill_driver_go on waybill (company_id, driver_id, go_datetime desc, id desc) where driver_id is not null;
      create index waybill_dump_site_go on waybill (company_id, dump_site_id, go_datetime desc, id desc)
        where dump_site_id is not null;
    `)
  }
}
