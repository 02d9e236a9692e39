/** Views of lists under a name: filters, order, page size, columns and density. */
export const view = `
  create table saved_view (
    company_id uuid not null references company,
    id uuid not null,
    user_id uuid not null references app_user,
    list text not null check (list ~ '^[a-z][a-z0-9-]{0,39}$'),
    name text not null check (length(name) between 1 and 20),
    state jsonb not null,
    -- Seen by the whole company; changed by its owner only.
    shared boolean not null default false,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, user_id, list, name)
  );
  create index saved_view_shared on saved_view (company_id, list) where shared;
`
