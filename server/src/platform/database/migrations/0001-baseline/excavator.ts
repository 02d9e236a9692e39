/** Work of excavators, as the machines' side reports it. */
export const excavator = `
  create table excavator_record (
    company_id uuid not null references company,
    id uuid not null,
    project_id uuid not null,
    -- The machine and its operator are known to the machines' side; here they are an id and a name.
    machine_id uuid not null,
    machine_code text not null check (machine_code <> ''),
    staff_id uuid not null,
    staff_name text not null check (staff_name <> ''),
    ledger_type text not null check (ledger_type in ('SHIFT', 'MEASURED')),
    audit_status text not null check (audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED', 'REJECTED', 'DELETED')),
    shift_type text not null check (shift_type in ('DAY', 'NIGHT')),
    in_type text not null check (in_type in ('DIG', 'REHANDLE', 'GRADE', 'BREAK', 'OTHER')),
    -- How much was done, where it is measured.
    schedule_work numeric(12, 3) check (schedule_work >= 0),
    unit_work text check (unit_work in ('TRUCK', 'CUBIC')),
    address text,
    start_datetime timestamptz not null,
    end_datetime timestamptz not null,
    -- Whole minutes from start to end.
    work_time integer not null
      generated always as (floor(extract(epoch from (end_datetime - start_datetime)) / 60)::integer) stored,
    ledger_remark text,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, project_id) references project (company_id, id),
    check (end_datetime > start_datetime and end_datetime - start_datetime <= interval '24 hours'),
    check ((schedule_work is null) = (unit_work is null)),
    check (ledger_type <> 'MEASURED' or schedule_work is not null)
  );
  -- The list shows what is neither rejected nor deleted, the latest first; a machine starts a piece of work once.
  create index excavator_record_start on excavator_record (company_id, start_datetime desc, id desc)
    where audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED');
  create unique index excavator_record_machine on excavator_record (company_id, machine_id, start_datetime desc)
    where audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED');
  create index excavator_record_staff on excavator_record (company_id, staff_id, start_datetime desc)
    where audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED');
  create index excavator_record_project on excavator_record (company_id, project_id, start_datetime desc);
`
