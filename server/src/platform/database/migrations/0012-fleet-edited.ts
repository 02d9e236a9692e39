import { Migration } from '@mikro-orm/migrations'

/** Captains, drivers and trucks that people change and take out of use; how much a truck holds. */
export class FleetEdited extends Migration {
  override up(): void {
    for (const table of ['captain', 'driver', 'truck']) {
      this.addSql(`alter table ${table}
        add column enabled boolean not null default true,
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now();
        update ${table} set updated_at = created_at;`)
    }
    this.addSql(`
      alter table truck add column volume_cubic numeric(12, 3);
      create index truck_captain on truck (company_id, captain_id);
      create or replace view published_captain as select company_id, id, user_id, name, mobile, is_open_wallet, enabled from captain;
      create or replace view published_driver as
        select company_id, id, captain_id, name, mobile, is_open_wallet, enabled from driver;
      create or replace view published_truck as
        select company_id, id, captain_id, plate, vehicle_type, capacity_tons, enabled from truck;
      update role set permissions = permissions
        || array['chain:basedata:get', 'chain:basedata:add', 'chain:basedata:edit', 'chain:basedata:del']
        where standard = 'ADMINISTRATOR';
      update role set permissions = permissions || array['chain:basedata:get'] where standard in ('SETTLER', 'READER');
    `)
  }
}
