/** Prices that a company pays for a trip: of any captain, or of chosen captains and drivers. */
export const price = `
  -- What a project pays for a trip when no direct-pay price applies. A row without a site holds for every site.
  create table project_price (
    company_id uuid not null references company,
    id uuid not null,
    project_id uuid not null,
    tp_mode text not null check (tp_mode in ('RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL')),
    soil_type text not null,
    dump_site_id uuid,
    price numeric(11, 2) not null check (price >= 0),
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, project_id) references project (company_id, id),
    foreign key (company_id, soil_type) references soil_type (company_id, name),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id)
  );
  create unique index project_price_key
    on project_price (company_id, project_id, tp_mode, soil_type, dump_site_id) nulls not distinct;

  create extension if not exists btree_gist;
  -- An id as the number that its 128 bits are, so that a range of ids is one of numbers and needs no type of its own.
  create function uuid_number(id uuid) returns numeric language sql immutable strict parallel safe as $$
    select (('x0' || substr(h, 1, 15))::bit(64)::bigint)::numeric * 295147905179352825856
         + (('x0' || substr(h, 16, 15))::bit(64)::bigint)::numeric * 256
         + (('x' || substr(h, 31, 2))::bit(8)::integer)::numeric
    from (select replace(id::text, '-', '') as h) t
  $$;

  create table direct_pay_price (
    company_id uuid not null references company,
    id uuid not null,
    project_id uuid not null,
    tp_mode text not null check (tp_mode in ('RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL')),
    soil_type text not null,
    dump_site_id uuid,
    price numeric(11, 2) not null check (price >= 0),
    status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'EXPIRED', 'REJECTED')),
    apply_id uuid not null references app_user,
    apply_name text not null,
    apply_datetime timestamptz not null,
    -- Who set the terms last: the applicant, or whoever edited them.
    terms_by uuid not null references app_user,
    audit_id uuid references app_user,
    audit_name text,
    audit_datetime timestamptz,
    -- Decided by somebody who had set its terms.
    audit_own boolean not null default false,
    invalid_id uuid references app_user,
    invalid_name text,
    invalid_datetime timestamptz,
    reason text,
    copied_from_id uuid,
    replaced_by_id uuid,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    check ((tp_mode = 'FREIGHT') = (dump_site_id is not null)),
    check ((status = 'PENDING') = (audit_datetime is null)),
    check ((status = 'EXPIRED') = (invalid_datetime is not null)),
    check (invalid_datetime >= audit_datetime),
    foreign key (company_id, project_id) references project (company_id, id),
    foreign key (company_id, soil_type) references soil_type (company_id, name),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id),
    foreign key (company_id, copied_from_id) references direct_pay_price (company_id, id),
    foreign key (company_id, replaced_by_id) references direct_pay_price (company_id, id)
  );
  create index direct_pay_price_apply on direct_pay_price (company_id, apply_datetime desc, id desc);
  create index direct_pay_price_project on direct_pay_price (company_id, project_id, apply_datetime desc, id desc);
  create index direct_pay_price_audit on direct_pay_price (company_id, audit_datetime, id);
  create index direct_pay_price_invalid on direct_pay_price (company_id, invalid_datetime, id);
  create index direct_pay_price_price on direct_pay_price (company_id, price, id);

  -- Whom a price is for, with the terms of the price, so that the database can refuse two prices for one trip.
  create table direct_pay_price_member (
    company_id uuid not null references company,
    price_id uuid not null,
    captain_id uuid not null,
    -- Without one: every driver of the captain, and trips whose driver nobody knows.
    driver_id uuid,
    project_id uuid not null,
    tp_mode text not null,
    soil_type text not null,
    dump_site_id uuid,
    -- One id, or all of them: a driver, or every driver of the captain.
    drivers numrange not null generated always as (numrange(uuid_number(driver_id), uuid_number(driver_id), '[]')) stored,
    -- [approved, invalidated); null until it is approved.
    effective tstzrange,
    unique nulls not distinct (company_id, price_id, captain_id, driver_id),
    foreign key (company_id, price_id) references direct_pay_price (company_id, id) on delete cascade,
    foreign key (company_id, captain_id) references captain (company_id, id),
    foreign key (company_id, driver_id) references driver (company_id, id),
    foreign key (company_id, soil_type) references soil_type (company_id, name),
    constraint direct_pay_price_one_effective exclude using gist (
      company_id with =, project_id with =, captain_id with =, tp_mode with =, soil_type with =,
      (coalesce(dump_site_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =, drivers with &&, effective with &&
    ) where (effective is not null)
  );
  -- Without a key, a row that is sent elsewhere is known by all it has.
  alter table direct_pay_price_member replica identity full;
  create index direct_pay_price_member_trip on direct_pay_price_member (company_id, project_id, captain_id)
    where effective is not null;

  -- What other domains read.
  create view published_direct_pay_price as select company_id, id, project_id, price from direct_pay_price;
  create view published_direct_pay_price_member as
    select company_id, price_id, captain_id, driver_id, project_id, tp_mode, soil_type, dump_site_id, effective
    from direct_pay_price_member;
  create view published_project_price as select company_id, id, project_id, tp_mode, soil_type, dump_site_id, price from project_price;
`
