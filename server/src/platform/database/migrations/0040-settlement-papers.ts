import { Migration } from '@mikro-orm/migrations'

/**
 * Papers of a settlement as a whole, and which of them each settlement of a company needs: none until the company says
 * so.
 */
export class SettlementPapers extends Migration {
  override up(): void {
    this.addSql(`
      alter table stored_file drop constraint stored_file_purpose_check;
      alter table stored_file add constraint stored_file_purpose_check check (
        purpose in ('REGISTRATION', 'COMPANY_AUTH', 'AVATAR', 'WAYBILL_IMPORT', 'WAYBILL_PICTURE', 'TICKET_PICTURE', 'PAYMENT_PICTURE',
          'INVOICE', 'CONTRACT', 'SETTLEMENT_PAPER', 'DATA_IMPORT'));

      create table paper_need (
        company_id uuid not null references company,
        kind text not null check (kind in ('RECEIPT', 'WEIGH_NOTE', 'INVOICE', 'CONTRACT', 'SITE_CONFIRMATION')),
        primary key (company_id, kind)
      );

      create table settlement_paper (
        company_id uuid not null references company,
        id uuid not null,
        settlement_id uuid not null,
        kind text not null check (kind in ('RECEIPT', 'WEIGH_NOTE', 'INVOICE', 'CONTRACT', 'SITE_CONFIRMATION', 'OTHER')),
        file_url text not null check (length(file_url) between 1 and 500),
        file_name text not null check (length(file_name) between 1 and 200),
        created_by uuid not null references app_user,
        create_by text not null,
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, settlement_id) references settlement (company_id, id)
      );
      create unique index settlement_paper_once on settlement_paper (company_id, settlement_id, file_url);
    `)
  }
}
