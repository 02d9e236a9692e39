import { Migration } from '@mikro-orm/migrations'

/** Columns for payees that people enter, sign, merge and take out of use. */
export class Payees extends Migration {
  override up(): void {
    this.addSql(`
      alter table payee
        add column signed_by uuid references app_user,
        add column signed_by_name text,
        add column signed_at timestamptz,
        add column merged_into uuid,
        add column enabled boolean not null default true,
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add foreign key (company_id, merged_into) references payee (company_id, id),
        add constraint payee_merged check (merged_into is null or not enabled),
        add constraint payee_signed check (
          (signed_by is null) = (signed_at is null) and (signed_by is null) = (signed_by_name is null)
          and (signed_at is null or contract_signed));
      update payee set updated_at = created_at;
      create index payee_merged_into on payee (company_id, merged_into) where merged_into is not null;
      -- Where a payee is used, and what is to be paid to him.
      create index waybill_payee on waybill (company_id, payee_id) where payee_id is not null;
      create index settlement_line_payee on settlement_line (company_id, payee_id) where payee_id is not null;

      update role set permissions = array(select distinct unnest(permissions || array['chain:payee:audit']) order by 1)
        where standard = 'ADMINISTRATOR';
      update role set permissions = array(select distinct unnest(permissions || array['chain:payee:audit', 'chain:basedata:get']) order by 1)
        where standard = 'AUDITOR';
    `)
  }
}
