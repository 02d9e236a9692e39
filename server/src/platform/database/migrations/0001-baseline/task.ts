/** Applications of captains that lead to prices. */
export const task = `
  create table captain_task (
    company_id uuid not null references company,
    id uuid not null,
    project_id uuid not null,
    tp_mode text check (tp_mode in ('RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL')),
    soil_type text,
    dump_site_id uuid,
    price numeric(11, 2) check (price >= 0),
    remark text,
    status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'EXPIRED', 'REJECTED')),
    apply_id uuid not null references app_user,
    apply_name text not null,
    apply_datetime timestamptz not null,
    terms_by uuid not null references app_user,
    audit_id uuid references app_user,
    audit_name text,
    audit_datetime timestamptz,
    audit_own boolean not null default false,
    invalid_id uuid references app_user,
    invalid_name text,
    invalid_datetime timestamptz,
    reason text,
    -- The price that its approval made.
    direct_pay_price_id uuid,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    check ((status = 'PENDING') = (audit_datetime is null)),
    check ((status = 'EXPIRED') = (invalid_datetime is not null)),
    check (status not in ('APPROVED', 'EXPIRED') or tp_mode is not null and soil_type is not null and price is not null),
    foreign key (company_id, project_id) references project (company_id, id),
    foreign key (company_id, soil_type) references soil_type (company_id, name),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id),
    foreign key (company_id, direct_pay_price_id) references direct_pay_price (company_id, id)
  );
  create index captain_task_apply on captain_task (company_id, apply_datetime desc, id desc);
  create index captain_task_project on captain_task (company_id, project_id, apply_datetime desc, id desc);

  create table captain_task_member (
    company_id uuid not null references company,
    task_id uuid not null,
    captain_id uuid not null,
    driver_id uuid,
    unique nulls not distinct (company_id, task_id, captain_id, driver_id),
    foreign key (company_id, task_id) references captain_task (company_id, id) on delete cascade,
    foreign key (company_id, captain_id) references captain (company_id, id),
    foreign key (company_id, driver_id) references driver (company_id, id)
  );
  -- Without a key, a row that is sent elsewhere is known by all it has.
  alter table captain_task_member replica identity full;
  create index captain_task_member_captain on captain_task_member (company_id, captain_id);

  -- What other domains read.
  create view published_captain_task as select company_id, id, project_id, status from captain_task;
  create view published_captain_task_member as select company_id, task_id, captain_id from captain_task_member;
`
