import { Migration } from '@mikro-orm/migrations'

/** Notes of a company about a captain. */
export class CaptainRemark extends Migration {
  override up(): void {
    this.addSql('alter table captain add column remark text')
  }
}
