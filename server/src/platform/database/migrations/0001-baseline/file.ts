/** Files that people sent. */
export const file = `
  create table stored_file (
    id uuid primary key,
    company_id uuid references company,
    user_id uuid references app_user,
    key text not null unique,
    name text not null,
    mime text not null,
    size integer not null check (size >= 0),
    sha256 text not null,
    purpose text not null check (purpose in ('REGISTRATION', 'COMPANY_AUTH', 'AVATAR', 'WAYBILL_IMPORT', 'WAYBILL_PICTURE')),
    -- From where it came when nobody was signed in.
    address text,
    -- Empty until the bytes are stored: such a row is no file, and housekeeping removes it with whatever arrived.
    kept_at timestamptz,
    -- When the file was first put onto a record that keeps it for good; empty for whatever is needed otherwise.
    attached_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index stored_file_company on stored_file (company_id, created_at);
  create index stored_file_address on stored_file (address, created_at);
  -- The same picture sent again is the file that is there.
  create index stored_file_picture on stored_file (company_id, sha256) where purpose = 'WAYBILL_PICTURE';
`
