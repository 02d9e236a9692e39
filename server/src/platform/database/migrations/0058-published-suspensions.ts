import { Migration } from '@mikro-orm/migrations'

/** Why a company is suspended is told to its people, who are asked for by the domain of sessions. */
export class PublishedSuspensions extends Migration {
  override up(): void {
    this.addSql(`
      create or replace view published_company as
        select id, name, payee_check, four_eyes, enabled, authenticated_at, desk, four_eyes_payment, pay_doc_check, suspended_reason from company;
    `)
  }
}
