import { Migration } from '@mikro-orm/migrations'

/** Whether a company only warns of papers that are missing when it pays, or refuses to pay then. */
export class PayDocCheck extends Migration {
  override up(): void {
    this.addSql(`
      alter table company add column pay_doc_check text not null default 'WARN';
      alter table company add constraint company_pay_doc_check_check check (pay_doc_check in ('WARN', 'BLOCK'));
      create or replace view published_company as
        select id, name, payee_check, four_eyes, enabled, authenticated_at, desk, four_eyes_payment, pay_doc_check from company;
    `)
  }
}
