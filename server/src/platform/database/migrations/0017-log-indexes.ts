import { Migration } from '@mikro-orm/migrations'

/** Indexes that find and count the lines of one person, or of a rarely used verb, without reading others. */
export class LogIndexes extends Migration {
  override up(): void {
    this.addSql(`
      create index operation_log_of_title on operation_log (company_id, title, created_at desc);
      create index operation_log_count_of_user on operation_log_count (company_id, user_id, span, day);
      create index operation_log_count_of_title on operation_log_count (company_id, title, span, day);
    `)
  }
}
