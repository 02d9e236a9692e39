/** Spreadsheets of lists that are made in the background and kept for some days. */
export const exporting = `
  create table export_task (
    company_id uuid not null references company,
    id uuid not null,
    user_id uuid not null references app_user,
    -- With the company and the person: the membership under which it runs.
    role_type smallint not null,
    -- As the domains name it; a task of a sheet that is no more is refused when its turn comes.
    list text not null,
    title text not null,
    columns jsonb not null,
    filter jsonb not null,
    sort jsonb not null,
    -- The selected rows; null for everything that the filter finds.
    ids uuid[],
    status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
    total integer,
    done integer not null default 0,
    -- Names the attempt: whoever holds another one has lost the task.
    run_id uuid,
    -- When the running attempt last said how far it is.
    touched_at timestamptz,
    file_key text,
    error text,
    created_at timestamptz not null,
    finished_at timestamptz,
    expires_at timestamptz not null,
    primary key (company_id, id),
    check (status <> 'DONE' or file_key is not null),
    check (status <> 'RUNNING' or (run_id is not null and touched_at is not null))
  );
  create index export_task_own on export_task (company_id, user_id, created_at);
  create index export_task_expired on export_task (company_id, expires_at);
  create index export_task_running on export_task (touched_at) where status = 'RUNNING';
`
