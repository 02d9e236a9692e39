import { Migration } from '@mikro-orm/migrations'

/**
 * Bulk queries are export tasks that hold a GraphQL query in place of columns and a filter: they have the same states,
 * days and places.
 */
export class BulkQueries extends Migration {
  override up(): void {
    this.addSql(`
      alter table export_task
        add column format text not null default 'XLSX' constraint export_task_format check (format in ('XLSX', 'JSONL', 'CSV')),
        add column query text,
        add column variables jsonb,
        add constraint export_task_query check ((format = 'XLSX') = (query is null) and (query is null) = (variables is null));
    `)
  }
}
