import { Migration } from '@mikro-orm/migrations'

/** Name, account and bank together are a payee: the same account under another bank is another one. */
export class PayeeBank extends Migration {
  override up(): void {
    this.addSql(`alter table payee drop constraint payee_company_id_name_bank_no_key,
      add unique (company_id, name, bank_no, bank_name);`)
  }
}
