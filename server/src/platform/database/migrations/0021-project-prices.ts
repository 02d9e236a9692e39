import { Migration } from '@mikro-orm/migrations'

/** Prices of projects that people make and change, each for a time; no two for the same trip. */
export class ProjectPrices extends Migration {
  override up(): void {
    this.addSql(`
      alter table project_price
        add column valid_from timestamptz,
        add column valid_until timestamptz,
        add column enabled boolean not null default true,
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add constraint project_price_valid check (valid_from < valid_until);
      update project_price set updated_at = created_at;
      drop index project_price_key;
      create index project_price_terms on project_price (company_id, project_id, tp_mode, soil_type);
      alter table project_price add constraint project_price_one_valid exclude using gist (
        company_id with =, project_id with =, tp_mode with =, soil_type with =,
        (coalesce(dump_site_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =, tstzrange(valid_from, valid_until) with &&
      ) where (enabled);
      create or replace view published_project_price as
        select company_id, id, project_id, tp_mode, soil_type, dump_site_id, price, valid_from, valid_until, enabled from project_price;
      create index settlement_line_price on settlement_line (company_id, price_ref) where price_ref is not null;
    `)
  }
}
