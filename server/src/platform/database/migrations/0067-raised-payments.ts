import { Migration } from '@mikro-orm/migrations'

/**
 * Raising the amount of payments that need no second person switches four eyes off below it, so another person has to
 * ask for the same.
 */
export class RaisedPayments extends Migration {
  override up(): void {
    this.addSql(`
      alter table company
        add column four_eyes_payment_wanted numeric(11, 2),
        add constraint company_four_eyes_raised check (
          four_eyes_payment_wanted is null or (four_eyes_off_by is not null and four_eyes_payment_wanted > four_eyes_payment));
    `)
  }
}
