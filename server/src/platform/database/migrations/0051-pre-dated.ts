import { Migration } from '@mikro-orm/migrations'

/** Whether a company takes days of payments and invoices that are still to come. */
export class PreDated extends Migration {
  override up(): void {
    this.addSql('alter table company add column pre_dated boolean not null default false')
  }
}
