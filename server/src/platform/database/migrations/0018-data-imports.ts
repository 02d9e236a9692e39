import { Migration } from '@mikro-orm/migrations'

/** Sheets of base data: one pair of tables for all kinds. */
export class DataImports extends Migration {
  override up(): void {
    this.addSql(`
      create table data_import (
        company_id uuid not null references company,
        id uuid not null,
        kind text not null,
        user_id uuid not null references app_user,
        -- With the company and the person: the membership under which it runs.
        role_type smallint not null,
        create_by text not null,
        file_id uuid not null references stored_file,
        file_name text not null,
        file_size integer not null,
        sha256 text not null,
        sheet text not null,
        -- The headings as they stand in the sheet: [[2, "plate"]], by the index of the column.
        headings jsonb not null,
        unknown_headings text[] not null,
        status text not null check (status in ('CHECKED', 'QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
        total integer not null,
        create_count integer not null,
        update_count integer not null,
        unchanged_count integer not null,
        refused_count integer not null,
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
      create index data_import_recent on data_import (company_id, created_at desc, id desc);
      create index data_import_same_file on data_import (company_id, sha256, created_at);
      create index data_import_file on data_import (company_id, file_id);
      create index data_import_expired on data_import (company_id, expires_at);
      create index data_import_running on data_import (touched_at) where status in ('QUEUED', 'RUNNING');

      create table data_import_row (
        company_id uuid not null,
        import_id uuid not null,
        line integer not null,
        outcome text not null check (outcome in ('CREATE', 'UPDATE', 'UNCHANGED', 'REFUSED')),
        done boolean not null default false,
        cells jsonb not null,
        issues jsonb not null default '[]',
        changes jsonb not null default '[]',
        target_id uuid,
        target_no text,
        primary key (company_id, import_id, line),
        check (not done or (outcome in ('CREATE', 'UPDATE') and target_id is not null)),
        foreign key (company_id, import_id) references data_import (company_id, id) on delete cascade
      ) with (fillfactor = 50);
      create index data_import_row_outcome on data_import_row (company_id, import_id, outcome, line);

      create view published_data_import as select company_id, file_id from data_import;

      alter table stored_file drop constraint stored_file_purpose_check;
      alter table stored_file add constraint stored_file_purpose_check check (
        purpose in ('REGISTRATION', 'COMPANY_AUTH', 'AVATAR', 'WAYBILL_IMPORT', 'WAYBILL_PICTURE', 'TICKET_PICTURE', 'DATA_IMPORT'));
    `)
  }
}
