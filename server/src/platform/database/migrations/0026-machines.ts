import { Migration } from '@mikro-orm/migrations'

/** Machines of a company. Those whose work was recorded before are there, under the ids that their records name. */
export class Machines extends Migration {
  override up(): void {
    this.addSql(`
      create table machine (
        company_id uuid not null references company,
        id uuid not null,
        code text not null check (code <> ''),
        name text not null,
        model text,
        load_price numeric(11, 2) check (load_price >= 0),
        shift_cost numeric(11, 2) check (shift_cost >= 0),
        operator_name text,
        operator_mobile text,
        enabled boolean not null default true,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, code)
      );
      insert into machine (company_id, id, code, name, operator_name)
        select distinct on (company_id, machine_id) company_id, machine_id, machine_code, machine_code, staff_name
        from excavator_record order by company_id, machine_id, start_datetime desc
        on conflict do nothing;
    `)
  }
}
