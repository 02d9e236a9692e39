/** The people who sign in, and how they did. */
export const identity = `
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
    -- A code that waits in the outbox has none yet: it is drawn when it is handed to the gateway.
    code_hash text,
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

  -- What other domains read.
  create view published_app_user as select id, name, avatar from app_user;
`
