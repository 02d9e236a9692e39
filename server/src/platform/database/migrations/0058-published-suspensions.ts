import { Migration } from '@mikro-orm/migrations'

/** Publishes the reasons of suspensions to the domain of sessions, which shows them to a company's people. */
export class PublishedSuspensions extends Migration {
  override up(): void {
    this.addSql(`
      create or replace view published_company as
        select id, name, payee_check, four_eyes, enabled, authenticated_at, desk, four_eyes_payment, pay_doc_check, suspended_reason from company;
    `)
  }
}
