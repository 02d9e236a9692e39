import { Migration } from '@mikro-orm/migrations'

/**
 * PostgreSQL plans alike for every company, known to its statistics or not (docs/adr/0026). What it has gathered goes with the
 * column's type, which stays what it is; a partition does as its table does.
 */
export class CompaniesAlike extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare t record;
      begin
        for t in
          select c.oid::regclass as name, exists (
            select from pg_stats s where s.schemaname = current_schema() and s.tablename = c.relname and s.attname = a.attname) as known
          from pg_class c join pg_attribute a on a.attrelid = c.oid
          where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
            and a.attname = 'company_id' and a.attnotnull
        loop
          execute format('alter table %s alter column company_id set statistics 0', t.name);
          if t.known then execute format('alter table %s alter column company_id type uuid', t.name); end if;
        end loop;
      end $$;
    `)
  }
}
