import { Migration } from '@mikro-orm/migrations'

/** Projects that people make, change and take out of use, and whether their trips use tickets. */
export class Projects extends Migration {
  override up(): void {
    this.addSql(`
      alter table project add column uses_tickets boolean not null default false;
      create or replace view published_project as
        select company_id, id, name, lng, lat, day_shift_start, night_shift_start, enabled, uses_tickets from project;
      update role set permissions = array(select distinct unnest(permissions || array[
          'chain:project:get', 'chain:project:add', 'chain:project:edit', 'chain:project:del']) order by 1)
        where standard = 'ADMINISTRATOR';
      update role set permissions = array(select distinct unnest(permissions || array['chain:project:get']) order by 1)
        where standard in ('SETTLER', 'AUDITOR', 'CASHIER', 'READER');
    `)
  }
}
