import { Migration } from '@mikro-orm/migrations'

/** Phases of projects, each from one day to another with its plan. */
export class ProjectPhases extends Migration {
  override up(): void {
    this.addSql(`
      create table project_phase (
        company_id uuid not null references company,
        id uuid not null,
        project_id uuid not null,
        name text not null,
        from_day date not null,
        to_day date not null,
        plan_cubic numeric(12, 3) check (plan_cubic >= 0),
        surveyed_cubic numeric(12, 3) check (surveyed_cubic >= 0),
        plan_transport_cost numeric(11, 2) check (plan_transport_cost >= 0),
        plan_cubic_price numeric(11, 2) check (plan_cubic_price >= 0),
        remark text,
        enabled boolean not null default true,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, project_id, name),
        foreign key (company_id, project_id) references project (company_id, id),
        check (from_day <= to_day)
      );
      create index project_phase_from on project_phase (company_id, from_day desc, id);
    `)
  }
}
