import { Migration } from '@mikro-orm/migrations'

/** Captains who registered by themselves, and sign in even while no company has named them. */
export class RegisteredCaptains extends Migration {
  override up(): void {
    this.addSql(`
      alter table app_user add column captain_since timestamptz;
    `)
  }
}
