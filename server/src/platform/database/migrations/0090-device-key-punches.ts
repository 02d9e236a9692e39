import { Migration } from '@mikro-orm/migrations'

/** Device keys that may punch trips; those from before report positions only. */
export class DeviceKeyPunches extends Migration {
  override up(): void {
    this.addSql(`
      alter table device_key add column punches boolean not null default false;
    `)
  }
}
