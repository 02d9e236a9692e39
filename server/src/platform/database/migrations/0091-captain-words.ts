import { Migration } from '@mikro-orm/migrations'

/** Words of captains about their trips, beside those of drivers and dump sites. */
export class CaptainWords extends Migration {
  override up(): void {
    this.addSql(`
      alter table trip_confirmation drop constraint trip_confirmation_side_check, add constraint trip_confirmation_side_check
        check (side in ('DRIVER', 'SITE', 'CAPTAIN'));
    `)
  }
}
