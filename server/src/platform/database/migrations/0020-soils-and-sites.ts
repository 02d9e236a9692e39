import { Migration } from '@mikro-orm/migrations'

/** Soils and dump sites that people make, change and take out of use. */
export class SoilsAndSites extends Migration {
  override up(): void {
    this.addSql(`
      alter table soil_type
        add column enabled boolean not null default true,
        add column version integer not null default 1,
        add column created_at timestamptz not null default now(),
        add column updated_at timestamptz not null default now();
      create or replace view published_soil_type as select company_id, id, name, tons_per_cubic, sort, enabled from soil_type;
      -- Whether a soil is in use; most trips leave with what they were loaded with, which their sums know.
      create index waybill_in_soil_type on waybill (company_id, in_soil_type) where in_soil_type <> go_soil_type;

      alter table dump_site
        add column ownership text constraint dump_site_ownership_check check (ownership in ('OWN', 'SHARED')),
        add column fence_radius_m integer constraint dump_site_fence_radius_m_check check (fence_radius_m between 50 and 5000),
        add column operator_name text,
        add column operator_mobile text,
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now();
      update dump_site set updated_at = created_at;
      create or replace view published_dump_site as
        select company_id, id, name, lng, lat, enabled, code, garbage_type, fence_radius_m from dump_site;
    `)
  }
}
