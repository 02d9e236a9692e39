/** Companies, and the forms of those that want to become one. */
export const company = `
  create table company (
    id uuid primary key,
    name text not null,
    company_no text unique,
    payee_check boolean not null default false,
    four_eyes boolean not null default false,
    enabled boolean not null default true,
    created_at timestamptz not null default now()
  );
  create view published_company as select id, name, payee_check, four_eyes, enabled from company;

  -- The form as it was sent, and what became of it. It belongs to no tenant: the company is made of it.
  create table company_registration (
    id uuid primary key,
    company_type text not null check (company_type in ('COMPANY', 'MUD_TAIL')),
    company_name text not null,
    company_no text,
    register_address text,
    company_url text,
    id_card_positive_url text,
    id_card_negative_url text,
    id_no text,
    contact_name text not null,
    contact_phone text not null check (contact_phone ~ '^1[3-9][0-9]{9}$'),
    status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED')),
    reason text,
    company_id uuid unique references company,
    created_at timestamptz not null default now(),
    check ((status = 'APPROVED') = (company_id is not null)),
    -- The stored files that its links show, so that housekeeping leaves them alone.
    file_ids text[] not null generated always as (array_remove(array[
      substring(company_url from '/files/([0-9a-f-]{36})'),
      substring(id_card_positive_url from '/files/([0-9a-f-]{36})'),
      substring(id_card_negative_url from '/files/([0-9a-f-]{36})')
    ], null)) stored
  );
  create index company_registration_files on company_registration using gin (file_ids);
  create view published_company_registration as select id, file_ids from company_registration;
`
