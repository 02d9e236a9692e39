/**
 * Tables of anomalies, of a company's settings for their rules, and of the usual figures and pictures that the rules
 * compare with.
 */
export const anomaly = `
  create table waybill_anomaly (
    company_id uuid not null references company,
    id uuid not null,
    waybill_id uuid not null,
    rule text not null check (rule in ('MISSING_PUNCH', 'DISTANCE_OFF', 'CYCLE_TOO_FAST', 'TRIPS_OVERLAP', 'TRIP_TOO_LONG',
      'OVERWEIGHT', 'SAME_PICTURE', 'TICKET_WITHOUT_TRIP', 'TRIP_WITHOUT_TICKET', 'OUTSIDE_SHIFT')),
    evidence jsonb not null,
    -- Names the waybill's own facts behind the flag: the same ones raise nothing twice, cleared or not.
    evidence_key text not null,
    -- The other waybills that the evidence is about.
    other_ids uuid[] not null default '{}',
    -- The waybill's, so that a list is in its order without looking at each waybill.
    go_datetime timestamptz not null,
    state text not null default 'OPEN' check (state in ('OPEN', 'CONFIRMED', 'CLEARED', 'GONE')),
    gone_because text check (gone_because in ('MENDED', 'RULE_OFF')),
    reason_code text,
    -- As the dictionary said it then.
    reason_text text,
    note text,
    handled_by uuid references app_user,
    handled_name text,
    handled_at timestamptz,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (company_id, id),
    foreign key (company_id, waybill_id) references waybill (company_id, id) on delete cascade,
    check ((state = 'GONE') = (gone_because is not null)),
    check (state not in ('CONFIRMED', 'CLEARED') or (reason_code is not null and handled_at is not null))
  );
  create unique index waybill_anomaly_live on waybill_anomaly (company_id, waybill_id, rule)
    where state in ('OPEN', 'CONFIRMED');
  create index waybill_anomaly_waybill on waybill_anomaly (company_id, waybill_id);
  create index waybill_anomaly_go on waybill_anomaly (company_id, state, go_datetime desc, id desc);
  create index waybill_anomaly_rule_go on waybill_anomaly (company_id, rule, state, go_datetime desc, id desc);
  create index waybill_anomaly_others on waybill_anomaly using gin (other_ids) where state in ('OPEN', 'CONFIRMED');

  -- Where a company differs from the defaults.
  create table anomaly_rule (
    company_id uuid not null references company,
    id uuid not null,
    rule text not null,
    enabled boolean not null,
    blocking boolean not null,
    limits jsonb not null,
    version integer not null default 1,
    updated_name text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (company_id, id),
    unique (company_id, rule)
  );

  -- What the trips of a project were like in the days before a day, by dump site and soil.
  create table anomaly_norm (
    company_id uuid not null references company,
    project_id uuid not null,
    day date not null,
    sites jsonb not null,
    computed_at timestamptz not null,
    primary key (company_id, project_id, day),
    foreign key (company_id, project_id) references project (company_id, id)
  );

  -- The fingerprints of the pictures on a waybill.
  create table waybill_picture (
    company_id uuid not null references company,
    picture uuid not null,
    waybill_id uuid not null,
    primary key (company_id, picture, waybill_id),
    foreign key (company_id, waybill_id) references waybill (company_id, id) on delete cascade
  );
  create index waybill_picture_waybill on waybill_picture (company_id, waybill_id);

  -- Both are written by the hundred thousand in one go, and only ever looked up by key: nothing is gathered about whose they are (docs/adr/0026).
  alter table waybill_picture alter column company_id set statistics 0;
  alter table waybill_anomaly alter column company_id set statistics 0;
`
