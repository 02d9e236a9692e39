import { Migration } from '@mikro-orm/migrations'

/**
 * Companies that prove who they are before they settle, the desk of the platform that reviews them, and forms that wait
 * half filled.
 */
export class Authentication extends Migration {
  override up(): void {
    this.addSql(`
      alter table company
        add column authenticated_at timestamptz,
        add column desk boolean not null default false,
        add column suspended_at timestamptz,
        add column suspended_reason text,
        add check (enabled or not desk);
      create unique index company_desk on company (desk) where desk;
      -- Whoever worked here before anybody was asked for papers goes on.
      update company set authenticated_at = created_at;
      update role set permissions = array(select distinct unnest(permissions || array['chain:company:authenticate']) order by 1)
        where standard = 'ADMINISTRATOR';
      create or replace view published_company as
        select id, name, payee_check, four_eyes, enabled, authenticated_at, desk from company;

      -- What belongs to the platform's desk is in no role of a company.
      alter table role add check (array_to_string(permissions, ',') !~ '(^|,)platform:');
      alter table membership
        drop constraint membership_role_type_check,
        add constraint membership_role_type_check check (role_type in (1, 2, 3, 4, 7, 9));

      alter table company_registration
        drop constraint company_registration_status_check,
        drop constraint company_registration_check,
        alter column status set default 'REGISTERED',
        add column user_id uuid references app_user,
        add column licence_type text,
        add column company_repre text,
        add column company_found text,
        add column id_name text,
        add column id_sex text,
        add column id_nation text,
        add column id_birth text,
        add column id_address text,
        add column id_authority text,
        add column id_start_date text,
        add column id_end_date text,
        add column readings jsonb,
        add column submitted_at timestamptz,
        add column submissions integer not null default 0,
        add column decided_at timestamptz,
        add column decided_by uuid references app_user,
        add column decided_by_name text,
        add column version integer not null default 1,
        add check (status in ('REGISTERED', 'PENDING', 'APPROVED', 'REJECTED')),
        add check (status <> 'REJECTED' or reason is not null),
        add check (status = 'REGISTERED' or submitted_at is not null);
      update company_registration r set user_id = u.id from app_user u where u.mobile = r.contact_phone;
      update company_registration set submitted_at = created_at, decided_at = created_at where status <> 'REGISTERED';
      alter table company_registration alter column user_id set not null;
      create index company_registration_desk on company_registration (status, submitted_at);
      create index company_registration_user on company_registration (user_id);
      create or replace view published_company_registration as
        select id, file_ids, user_id, status, decided_at from company_registration;

      create table authentication_draft (
        id uuid primary key,
        user_id uuid not null references app_user,
        company_id uuid references company,
        step smallint not null check (step between 1 and 3),
        form jsonb not null,
        unsure text[] not null default '{}',
        updated_at timestamptz not null default now(),
        unique nulls not distinct (user_id, company_id)
      );

      create table paper_reading (
        id uuid primary key,
        address text not null,
        user_id uuid references app_user,
        created_at timestamptz not null default now()
      );
      create index paper_reading_address on paper_reading (address, created_at);

      drop trigger session_changed on company;
      create trigger session_changed after delete or truncate or update of name, payee_check, enabled, authenticated_at on company
        for each statement execute function tell_session_change();
    `)
  }
}
