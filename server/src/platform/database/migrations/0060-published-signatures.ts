import { Migration } from '@mikro-orm/migrations'

/** Whether a payee is signed is told to the first page of a new company. */
export class PublishedSignatures extends Migration {
  override up(): void {
    this.addSql(`
      create or replace view published_payee as
        select company_id, id, name, carrier_name, bank_no, bank_name, contract_signed from payee;
    `)
  }
}
