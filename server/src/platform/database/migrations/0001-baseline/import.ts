/** Sheets of waybills that third parties keep: imports, their rows with outcomes, and the rows imported before. */
export const waybillImport = `
  create table waybill_import (
    company_id uuid not null references company,
    id uuid not null,
    user_id uuid not null references app_user,
    -- With the company and the person: the membership under which it runs.
    role_type smallint not null,
    create_by text not null,
    file_id uuid not null references stored_file,
    file_name text not null,
    file_size integer not null,
    sha256 text not null,
    sheet text not null,
    -- The headings as they stand in the sheet, by column letter: {"C": "truckCode"}; and those that mean nothing here.
    headings jsonb not null,
    unknown_headings text[] not null,
    status text not null check (status in ('CHECKED', 'QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
    total integer not null,
    create_count integer not null,
    update_count integer not null,
    unchanged_count integer not null,
    refused_count integer not null,
    -- Rows that are to be created or updated and are not yet.
    pending_count integer not null,
    run_id uuid,
    touched_at timestamptz,
    error text,
    created_at timestamptz not null,
    committed_at timestamptz,
    finished_at timestamptz,
    expires_at timestamptz not null,
    primary key (company_id, id),
    check (total = create_count + update_count + unchanged_count + refused_count),
    check (status <> 'RUNNING' or (run_id is not null and touched_at is not null)),
    check (status <> 'DONE' or pending_count = 0)
  );
  create index waybill_import_recent on waybill_import (company_id, created_at desc, id desc);
  create index waybill_import_same_file on waybill_import (company_id, sha256, created_at);
  create index waybill_import_file on waybill_import (company_id, file_id);
  create index waybill_import_expired on waybill_import (company_id, expires_at);
  create index waybill_import_running on waybill_import (touched_at) where status in ('QUEUED', 'RUNNING');

  -- Rows are written over in their place.
  create table waybill_import_row (
    company_id uuid not null,
    import_id uuid not null,
    line integer not null,
    outcome text not null check (outcome in ('CREATE', 'UPDATE', 'UNCHANGED', 'REFUSED')),
    done boolean not null default false,
    -- What the cells say, by column, and what is wrong with them: [{cell, column, message}].
    cells jsonb not null,
    issues jsonb not null default '[]',
    -- What an update changes: [{field, before, after, reviewed}].
    changes jsonb not null default '[]',
    waybill_id uuid,
    waybill_no text,
    primary key (company_id, import_id, line),
    check (not done or (outcome in ('CREATE', 'UPDATE') and waybill_id is not null)),
    foreign key (company_id, import_id) references waybill_import (company_id, id) on delete cascade
  ) with (fillfactor = 50);
  create index waybill_import_row_outcome on waybill_import_row (company_id, import_id, outcome, line);

  -- By what an imported waybill is known again, for ever: its number, or truck, moment and project where it has none. The database
  -- itself refuses a second one, whoever imports at the same time.
  create table waybill_import_key (
    company_id uuid not null references company,
    key text not null,
    waybill_id uuid,
    -- What the row said when it was imported last: the same words again change nothing, whatever clerks corrected since.
    digest text,
    primary key (company_id, key),
    -- Written once, with the waybill that is made a moment later.
    foreign key (company_id, waybill_id) references waybill (company_id, id) deferrable initially deferred
  );
  create index waybill_import_key_waybill on waybill_import_key (company_id, waybill_id);

  -- What other domains read.
  create view published_waybill_import as select company_id, file_id from waybill_import;
`
