/** Positions of trucks, and the keys with which their devices send them. */
export const track = `
  create table device_key (
    company_id uuid not null references company,
    id uuid not null,
    name text not null check (length(name) between 1 and 20),
    -- Whose positions it may report; null for every truck of the company.
    truck_id uuid,
    key_hash text not null,
    key_tail text not null,
    created_by uuid not null references app_user,
    created_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz,
    primary key (company_id, id),
    unique (company_id, key_hash),
    foreign key (company_id, truck_id) references truck (company_id, id)
  );
  create index device_key_created on device_key (company_id, created_at desc, id desc);

  -- Millionths of a degree in WGS-84, tenths of a km/h, whole degrees, one bit for each thing that is impossible about it.
  create table track_point (
    company_id uuid not null,
    truck_id uuid not null,
    at timestamptz not null,
    lng integer not null,
    lat integer not null,
    speed smallint check (speed >= 0),
    heading smallint check (heading between 0 and 359),
    flags smallint not null default 0,
    primary key (company_id, truck_id, at),
    foreign key (company_id, truck_id) references truck (company_id, id)
  ) partition by range (at);

  -- Whatever has no month: times that cannot be right, and late news of months that were taken away.
  create table track_point_other partition of track_point default;

  -- Makes the partition of a month of Shanghai's calendar and moves into it what had to wait elsewhere. False when it is there.
  create function track_month_create(month date) returns boolean language plpgsql as $$
  declare
    part text := 'track_point_' || to_char(month, 'YYYY_MM');
    since timestamptz := date_trunc('month', month::timestamp) at time zone 'Asia/Shanghai';
    until timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'Asia/Shanghai';
  begin
    if to_regclass(part) is not null then
      return false;
    end if;
    lock table track_point_other in access exclusive mode;
    if to_regclass(part) is not null then
      return false;
    end if;
    execute format('create table %I (like track_point including defaults including constraints including indexes)', part);
    execute format('insert into %I select * from track_point_other where at >= $1 and at < $2', part) using since, until;
    delete from track_point_other where at >= since and at < until;
    execute format('alter table track_point attach partition %I for values from (%L) to (%L)', part, since, until);
    return true;
  end $$;

  -- Takes a month out: its rows stay in a table of their own, whose name it gives back, to be archived and dropped.
  create function track_month_detach(month date) returns text language plpgsql as $$
  declare
    part text := 'track_point_' || to_char(month, 'YYYY_MM');
    archive text := 'track_archive_' || to_char(month, 'YYYY_MM');
  begin
    execute format('alter table track_point detach partition %I', part);
    execute format('alter table %I rename to %I', part, archive);
    return archive;
  end $$;

  select track_month_create(now()::date), track_month_create((now() + interval '1 month')::date);
`
