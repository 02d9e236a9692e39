import { Migration } from '@mikro-orm/migrations'

/**
 * Rows of base data that stand twice are merged: the dropped row leads to the kept one, and stays retired. Its own
 * trips, positions and anomalies are still found by both.
 */
export class MergedRows extends Migration {
  override up(): void {
    for (const table of MERGED) {
      this.addSql(`
        alter table ${table}
          add column merged_into uuid,
          add foreign key (company_id, merged_into) references ${table} (company_id, id),
          add constraint ${table}_merged check (merged_into is null or not enabled);
        create index ${table}_merged_into on ${table} (company_id, merged_into) where merged_into is not null;
      `)
    }
    this.addSql(`
      create or replace view published_truck as
        select company_id, id, captain_id, plate, vehicle_type, capacity_tons, enabled, merged_into from truck;
      create or replace view published_machine as
        select company_id, id, code, name, model, load_price, shift_cost, operator_name, operator_mobile, enabled, merged_into from machine;
      create or replace view published_soil_type as
        select company_id, id, name, tons_per_cubic, sort, enabled, merged_into from soil_type;
      create or replace view published_project as
        select company_id, id, name, lng, lat, day_shift_start, night_shift_start, enabled, uses_tickets, merged_into from project;
    `)
  }
}

const MERGED = ['truck', 'machine', 'soil_type', 'dump_site', 'project', 'project_phase'] as const
