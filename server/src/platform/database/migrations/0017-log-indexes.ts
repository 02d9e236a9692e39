import { Migration } from '@mikro-orm/migrations'

/** One person's lines, and those of a verb that hardly anybody uses, are found and counted without the others being looked at. */
export class LogIndexes extends Migration {
  override up(): void {
    this.addSql(`
      create index operation_log_of_title on operation_log (company_id, title, created_at desc);
      create index operation_log_count_of_user on operation_log_count (company_id, user_id, span, day);
      create index operation_log_count_of_title on operation_log_count (company_id, title, span, day);
    `)
  }
}
