import { Migration } from '@mikro-orm/migrations'

/**
 * Wall of a table between companies (docs/adr/0044), for every migration that creates a table with companies: a walled
 * role sees and writes only the rows of the company in the connection's setting, at the price of one comparison.
 */
export const walled = (table: string): string => `
  alter table ${table} enable row level security;
  create policy own_company on ${table} using (company_id = nullif(current_setting('tufang.company', true), '')::uuid);
`

/**
 * Lets a view ask with the rights of its reader: otherwise it would show all that its owner sees. To be set each time
 * that a view is replaced.
 */
export const asAsked = (view: string): string => `alter view ${view} set (security_invoker = true);`

/**
 * PostgreSQL keeps companies apart as well: every table whose rows each have a company, and the views over them. A
 * company may only know whether its people are in any other company, which functions alone tell it.
 */
export class SecondWall extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare name text;
      begin
        for name in
          select c.oid::regclass::text from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and a.attnotnull
          where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = current_schema()::regnamespace
        loop
          execute format($wall$${walled('%1$s')}$wall$, name);
        end loop;
        for name in
          select oid::regclass::text from pg_class where relkind = 'v' and relnamespace = current_schema()::regnamespace
        loop
          execute format('${asAsked('%s')}', name);
        end loop;
      end $$;

      create function has_joined_elsewhere(person uuid, company uuid) returns boolean
        language plpgsql stable security definer set search_path from current as $$
      begin
        return exists (
          select from membership m where m.user_id = person and m.company_id <> company and m.joined_at is not null);
      end $$;
      create function is_wanted_elsewhere(person uuid, company uuid) returns boolean
        language plpgsql stable security definer set search_path from current as $$
      begin
        return exists (select from membership m where m.user_id = person and m.company_id <> company);
      end $$;
    `)
  }
}
