import { Migration } from '@mikro-orm/migrations'

/** Index of the few waybills that have left a settlement, which every page of its waybills looks for. */
export class LeftLines extends Migration {
  override up(): void {
    this.addSql(`
      create index settlement_line_left on settlement_line (company_id, settlement_id) include (waybill_id) where not live;
    `)
  }
}
