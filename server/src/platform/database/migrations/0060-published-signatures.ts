import { Migration } from '@mikro-orm/migrations'

/** Publishes whether a payee is signed, for the first page of a new company. */
export class PublishedSignatures extends Migration {
  override up(): void {
    this.addSql(`
      create or replace view published_payee as
        select company_id, id, name, carrier_name, bank_no, bank_name, contract_signed from payee;
    `)
  }
}
