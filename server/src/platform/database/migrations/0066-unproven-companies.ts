import { Migration } from '@mikro-orm/migrations'

/**
 * A number belongs to no company until the platform has seen the licence: numbers that companies named before stay in
 * their registrations. The time since which a company is here is read for the limits of its texts.
 */
export class UnprovenCompanies extends Migration {
  override up(): void {
    this.addSql(`
      update company set company_no = null where authenticated_at is null;

      create or replace view published_company as
        select id, name, payee_check, four_eyes, enabled, authenticated_at, desk, four_eyes_payment, pay_doc_check, suspended_reason,
          created_at from company;
    `)
  }
}
