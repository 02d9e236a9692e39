import { Migration } from '@mikro-orm/migrations'

/** What a company notes of a captain. */
export class CaptainRemark extends Migration {
  override up(): void {
    this.addSql('alter table captain add column remark text')
  }
}
