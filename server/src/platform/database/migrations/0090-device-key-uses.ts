import { Migration } from '@mikro-orm/migrations'

/** Device keys of gates: some punch trips, some tell what came to a dump site. Those from before report positions. */
export class DeviceKeyUses extends Migration {
  override up(): void {
    this.addSql(`
      alter table device_key
        add column punches boolean not null default false,
        add column arrivals boolean not null default false,
        add constraint device_key_use check (not (arrivals and (punches or truck_id is not null)));
    `)
  }
}
