import { Migration } from '@mikro-orm/migrations'

/**
 * Corrections of the ledger of tickets, and tickets given back to dump sites, are a part of a project's cost, and found
 * by the project.
 */
export class TicketsWithoutTrips extends Migration {
  override up(): void {
    this.addSql(`
      create view published_ticket_entry as
        select company_id, id, kind, quantity, project_id, dump_site_id, soil_type, happened_at, company_change, refund_id from ticket_entry;
      create view published_ticket_refund as select company_id, id, project_id, price from ticket_refund;
      create index ticket_entry_without_trip on ticket_entry (company_id, project_id, happened_at)
        where kind in ('USE', 'REFUND') and quantity <> company_change;
    `)
  }
}
