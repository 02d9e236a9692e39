import { Migration } from '@mikro-orm/migrations'

/**
 * A company's only administrator who has lost phone or second factor gets access back by two people of the platform's
 * desk, after a delay in which everybody concerned can stop it. Like registrations, the rows belong to the platform,
 * whichever company they help.
 */
export class AdministratorRescues extends Migration {
  override up(): void {
    this.addSql(`
      alter table stored_file drop constraint stored_file_purpose_check;
      alter table stored_file add constraint stored_file_purpose_check check (
        purpose in ('REGISTRATION', 'COMPANY_AUTH', 'AVATAR', 'WAYBILL_IMPORT', 'WAYBILL_PICTURE', 'TICKET_PICTURE', 'PAYMENT_PICTURE',
          'INVOICE', 'CONTRACT', 'SETTLEMENT_PAPER', 'RESCUE_PROOF', 'DATA_IMPORT'));

      create table administrator_rescue (
        id uuid primary key,
        for_company_id uuid not null references company,
        member_id uuid not null,
        user_id uuid not null references app_user,
        user_name text not null,
        old_mobile text not null check (old_mobile ~ '^1[3-9][0-9]{9}$'),
        new_mobile text check (new_mobile ~ '^1[3-9][0-9]{9}$'),
        loss text not null check (loss in ('PHONE', 'FACTOR', 'BOTH')),
        reason text not null check (length(reason) between 1 and 500),
        proof_urls text[] not null,
        state text not null default 'APPLIED'
          check (state in ('APPLIED', 'WAITING', 'DONE', 'REFUSED', 'WITHDRAWN', 'STOPPED', 'FAILED')),
        hands uuid[] not null,
        applied_by_name text not null,
        confirmed_by uuid references app_user,
        confirmed_by_name text,
        confirmed_at timestamptz,
        due_at timestamptz,
        ended_by uuid references app_user,
        ended_by_name text,
        ended_at timestamptz,
        end_reason text,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check ((loss = 'FACTOR') = (new_mobile is null) and new_mobile is distinct from old_mobile),
        check (cardinality(proof_urls) between 1 and 6),
        check (cardinality(hands) > 0 and user_id <> all (hands)),
        check (confirmed_by is null or confirmed_by <> all (hands) and confirmed_by <> user_id and due_at > confirmed_at),
        check ((confirmed_by is null) = (confirmed_at is null) and (confirmed_by is null) = (due_at is null)
          and (confirmed_by is null) = (confirmed_by_name is null)),
        check (state not in ('WAITING', 'DONE') or confirmed_by is not null),
        check (state not in ('APPLIED', 'REFUSED') or confirmed_by is null),
        check ((state in ('APPLIED', 'WAITING')) = (ended_at is null)),
        check (state not in ('REFUSED', 'STOPPED', 'FAILED') or end_reason is not null),
        check (state <> 'DONE' or ended_at >= due_at)
      );
      create unique index administrator_rescue_open on administrator_rescue (user_id) where state in ('APPLIED', 'WAITING');
      create index administrator_rescue_company on administrator_rescue (for_company_id, created_at);
      create index administrator_rescue_state on administrator_rescue (state, created_at);
    `)
  }
}
