import { Migration } from '@mikro-orm/migrations'

/** Companies, the people who sign in, and what they did. Rows without a company_id belong to no tenant. */
export class Identity extends Migration {
  override up(): void {
    this.addSql(`
      create table company (
        id uuid primary key,
        name text not null,
        company_no text not null unique,
        payee_check boolean not null default false,
        four_eyes boolean not null default false,
        enabled boolean not null default true,
        created_at timestamptz not null default now()
      );

      create table app_user (
        id uuid primary key,
        mobile text not null unique check (mobile ~ '^1[3-9][0-9]{9}$'),
        name text not null,
        email text,
        avatar text,
        password_hash text,
        enabled boolean not null default true,
        created_at timestamptz not null default now()
      );

      create table role (
        company_id uuid not null references company,
        id uuid not null,
        name text not null,
        permissions text[] not null,
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, name)
      );

      create table membership (
        company_id uuid not null references company,
        id uuid not null,
        user_id uuid not null references app_user,
        role_type smallint not null check (role_type in (1, 2, 3, 4, 7)),
        role_id uuid,
        position_name text not null,
        enabled boolean not null default true,
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, user_id, role_type),
        foreign key (company_id, role_id) references role (company_id, id)
      );
      create index membership_user on membership (user_id, role_type);

      -- Its row is the lock under which the limits of one phone are counted.
      create table sms_phone (
        mobile text primary key
      );

      create table sms_code (
        id uuid primary key,
        mobile text not null,
        purpose smallint not null check (purpose in (1, 2, 3, 4)),
        code_hash text not null,
        address text,
        wrong_tries smallint not null default 0,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        login_code_hash text unique,
        login_code_expires_at timestamptz,
        login_code_used_at timestamptz
      );
      create index sms_code_mobile on sms_code (mobile, created_at desc);
      create index sms_code_address on sms_code (address, created_at desc);

      create table session (
        id uuid primary key,
        user_id uuid not null references app_user,
        company_id uuid references company,
        role_type smallint not null,
        user_hash text not null,
        access_hash text not null unique,
        access_expires_at timestamptz not null,
        refresh_hash text not null unique,
        refresh_expires_at timestamptz not null,
        lock_hash text,
        lock_failures smallint not null default 0,
        revoked_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index session_of_user on session (user_id) where revoked_at is null;

      -- A refresh token that was exchanged once: seeing it again ends the whole session.
      create table spent_refresh_token (
        refresh_hash text primary key,
        session_id uuid not null references session on delete cascade,
        spent_at timestamptz not null default now()
      );

      create table login_log (
        id uuid primary key,
        user_id uuid references app_user,
        company_id uuid references company,
        create_by text,
        remote_addr text,
        address text,
        user_agent text,
        request_uri text not null,
        params jsonb not null default '{}',
        type text not null check (type in ('SUCCESS', 'FAILURE')),
        exception text,
        created_at timestamptz not null default now()
      );
      create index login_log_company on login_log (company_id, created_at desc);
      create index login_log_user on login_log (user_id, created_at desc);

      create table operation_log (
        company_id uuid not null references company,
        id uuid not null,
        user_id uuid not null references app_user,
        create_by text not null,
        type text not null check (type in ('SUCCESS', 'FAILURE')),
        name text not null,
        title text not null,
        method text,
        request_uri text,
        remote_addr text,
        request_id text,
        params jsonb not null default '{}',
        time integer not null default 0,
        exception text,
        created_at timestamptz not null default now(),
        primary key (company_id, id)
      );
      create index operation_log_recent on operation_log (company_id, created_at desc);

      -- Field-level history: one row a changed field, written in the transaction of the change.
      create table field_change (
        company_id uuid not null references company,
        id uuid not null,
        entity text not null,
        entity_id uuid not null,
        field text not null,
        before jsonb,
        after jsonb,
        reason text,
        user_id uuid not null references app_user,
        create_by text not null,
        created_at timestamptz not null default now(),
        primary key (company_id, id)
      );
      create index field_change_entity on field_change (company_id, entity, entity_id, created_at);

      create table idempotency_key (
        company_id uuid not null references company,
        user_id uuid not null references app_user,
        key text not null check (length(key) between 1 and 200),
        command text not null,
        request_hash text not null,
        answer jsonb,
        created_at timestamptz not null default now(),
        primary key (company_id, user_id, key)
      );
      create index idempotency_key_age on idempotency_key (created_at);

      -- The last number given out; taken under a row lock and given back when the transaction rolls back: no gaps.
      create table number_counter (
        company_id uuid not null references company,
        prefix text not null,
        day date not null,
        last integer not null check (last between 1 and 9999),
        primary key (company_id, prefix, day)
      );

      create table stored_file (
        id uuid primary key,
        company_id uuid references company,
        user_id uuid references app_user,
        key text not null unique,
        name text not null,
        mime text not null,
        size integer not null check (size >= 0),
        sha256 text not null,
        created_at timestamptz not null default now()
      );
    `)
  }
}
