import { Migration } from '@mikro-orm/migrations'

/**
 * Waybills that a phase of a project takes besides those of its days; volumes that were dug, surveyed day after day;
 * and the price of dumping at a site. The volume of a phase so far becomes a survey of its last day, or of today where
 * that is still to come.
 */
export class PhaseSurveys extends Migration {
  override up(): void {
    this.addSql(`
      create table phase_survey (
        company_id uuid not null references company,
        id uuid not null,
        phase_id uuid not null,
        day date not null,
        cubic numeric(12, 3) not null check (cubic >= 0),
        remark text,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, phase_id, day),
        foreign key (company_id, phase_id) references project_phase (company_id, id)
      );
      insert into phase_survey (company_id, id, phase_id, day, cubic, created_at, updated_at)
        select company_id, gen_random_uuid(), id, least(to_day, (now() at time zone 'Asia/Shanghai')::date), surveyed_cubic, updated_at, updated_at
        from project_phase where surveyed_cubic is not null;

      alter table project_phase
        drop column surveyed_cubic,
        add column dump_site_ids uuid[] not null default '{}',
        add column soil_types text[] not null default '{}',
        add column truck_cubic numeric(12, 3),
        add constraint project_phase_dump_site_ids_check check (cardinality(dump_site_ids) <= 50),
        add constraint project_phase_soil_types_check check (cardinality(soil_types) <= 50),
        add constraint project_phase_truck_cubic_check check (truck_cubic > 0);
      alter table dump_site
        add column dump_price numeric(11, 2),
        add constraint dump_site_dump_price_check check (dump_price >= 0);

      create or replace view published_dump_site as
        select company_id, id, name, lng, lat, enabled, code, garbage_type, fence_radius_m, dump_price from dump_site;
      create view published_project_phase as
        select company_id, id, project_id, name, from_day, to_day, plan_cubic, plan_transport_cost, plan_cubic_price, truck_cubic,
          dump_site_ids, soil_types, enabled
        from project_phase;
      create view published_phase_survey as select company_id, id, phase_id, day, cubic from phase_survey;

      update role set permissions = array(select distinct unnest(permissions || array['chain:bi:edit', 'chain:bi:get']) order by 1)
        where standard = 'ADMINISTRATOR';
      update role set permissions = array(select distinct unnest(permissions || array['chain:bi:get']) order by 1)
        where standard in ('SETTLER', 'AUDITOR', 'CASHIER', 'READER');
    `)
  }
}
