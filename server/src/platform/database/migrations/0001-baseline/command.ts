/** Traces of verbs besides their own rows: logs, history, answers by key, numbers, and messages that go out. */
export const command = `
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

  -- What verbs changed together and may be undone together.
  create table change_set (
    company_id uuid not null references company,
    id uuid not null,
    name text not null,
    title text not null,
    reason text,
    row_count integer not null check (row_count >= 0),
    undoes_id uuid,
    user_id uuid not null references app_user,
    create_by text not null,
    created_at timestamptz not null,
    primary key (company_id, id),
    foreign key (company_id, undoes_id) references change_set (company_id, id)
  );

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
    -- The version that a row got by the change: what came later has a higher one.
    row_version integer,
    change_set_id uuid,
    user_id uuid not null references app_user,
    create_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, change_set_id) references change_set (company_id, id)
  );
  create index field_change_entity on field_change (company_id, entity, entity_id, created_at);
  create index field_change_set on field_change (company_id, change_set_id) where change_set_id is not null;

  create table idempotency_key (
    company_id uuid not null references company,
    user_id uuid not null references app_user,
    key text not null check (length(key) between 1 and 200),
    command text not null,
    request_hash text not null,
    -- What the verb answered, or how it refused.
    answer jsonb,
    refusal jsonb,
    created_at timestamptz not null default now(),
    primary key (company_id, user_id, key),
    constraint idempotency_key_outcome check (answer is null or refusal is null)
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

  -- What shall leave the program after a commit (docs/adr/0027). The payload names rows and holds no secret; error is a code, never a message.
  create table outbox (
    id uuid primary key,
    company_id uuid references company,
    topic text not null,
    payload jsonb not null,
    attempts integer not null default 0,
    claimed_until timestamptz,
    delivered_at timestamptz,
    given_up_at timestamptz,
    error text check (error ~ '^[A-Za-z0-9_]{1,50}$'),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    check (delivered_at is null or given_up_at is null)
  );
  create index outbox_expires on outbox (expires_at);
`
