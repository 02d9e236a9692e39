import { Migration } from '@mikro-orm/migrations'

/** The domains say what can be exported; a task of a sheet that is no more is refused when its turn comes. */
export class AnyExport extends Migration {
  override up(): void {
    this.addSql('alter table export_task drop constraint export_task_list_check')
  }
}
