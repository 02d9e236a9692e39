import { Migration } from '@mikro-orm/migrations'

/** Corrections of used tickets are few among many bookings; the statistics ask for them with every page. */
export class TicketCorrections extends Migration {
  override up(): void {
    this.addSql(`create index ticket_entry_use on ticket_entry (company_id, happened_at) where kind = 'USE';`)
  }
}
