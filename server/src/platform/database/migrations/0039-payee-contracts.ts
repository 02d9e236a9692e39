import { Migration } from '@mikro-orm/migrations'

/** The contracts with payees: how long they hold, and their files; and whether an account number can be right. */
export class PayeeContracts extends Migration {
  override up(): void {
    this.addSql(`
      alter table payee
        add column contract_url text,
        add column contract_from date,
        add column contract_to date,
        -- Of what was written before, null: it is looked at when it is written again.
        add column account_kind text,
        add constraint payee_contract_url_check check (length(contract_url) between 1 and 500),
        add constraint payee_contract_days check (contract_to >= contract_from),
        add constraint payee_contract_of_signed check (
          contract_signed or contract_url is null and contract_from is null and contract_to is null),
        add constraint payee_account_kind_check check (account_kind in ('CARD', 'WRONG_CARD', 'ACCOUNT'));
      create index payee_contract_to on payee (company_id, contract_to) where contract_to is not null;

      alter table stored_file drop constraint stored_file_purpose_check;
      alter table stored_file add constraint stored_file_purpose_check check (
        purpose in ('REGISTRATION', 'COMPANY_AUTH', 'AVATAR', 'WAYBILL_IMPORT', 'WAYBILL_PICTURE', 'TICKET_PICTURE', 'PAYMENT_PICTURE',
          'INVOICE', 'CONTRACT', 'DATA_IMPORT'));
    `)
  }
}
