/** Captains, drivers, trucks. */
export const fleet = `
  create table captain (
    company_id uuid not null references company,
    id uuid not null,
    user_id uuid references app_user,
    name text not null,
    mobile text not null,
    is_open_wallet boolean not null default false,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, mobile)
  );
  create index captain_user on captain (user_id) where user_id is not null;

  create table driver (
    company_id uuid not null references company,
    id uuid not null,
    captain_id uuid not null,
    user_id uuid references app_user,
    name text not null,
    mobile text not null,
    is_open_wallet boolean not null default false,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, mobile),
    foreign key (company_id, captain_id) references captain (company_id, id)
  );
  create index driver_captain on driver (company_id, captain_id);

  create table truck (
    company_id uuid not null references company,
    id uuid not null,
    captain_id uuid not null,
    plate text not null,
    vehicle_type text,
    capacity_tons numeric(12, 3),
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, plate),
    foreign key (company_id, captain_id) references captain (company_id, id)
  );

  -- What other domains read.
  create view published_captain as select company_id, id, user_id, name, mobile, is_open_wallet from captain;
  create view published_driver as select company_id, id, captain_id, name, mobile, is_open_wallet from driver;
  create view published_truck as select company_id, id, captain_id, plate, vehicle_type, capacity_tons from truck;
`
