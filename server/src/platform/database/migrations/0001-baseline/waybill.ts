/** The trip record that everything hangs on, and changes of it that wait for a reviewer. */
export const waybill = `
  create table waybill (
    company_id uuid not null references company,
    id uuid not null,
    -- Compares byte by byte whatever the database's language, so that an index finds how it begins.
    no text collate "C" not null,
    status text not null check (status in ('LOADED', 'IN_TRANSIT', 'UNLOADED', 'VOID')),
    pending_review boolean not null default false,
    -- The rule whose open flag keeps the waybill from being settled; kept by the flags' own writers.
    anomaly_hold text,
    project_id uuid not null,
    project_name text not null,
    card_id uuid,
    card_no text,
    truck_id uuid not null,
    truck_code text not null,
    go_truck_code text,
    captain_id uuid not null,
    captain_name text not null,
    driver_id uuid,
    driver_name text,
    dump_site_id uuid,
    garbage_name text,
    tp_mode text not null check (tp_mode in ('RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL')),
    in_soil_type text,
    go_soil_type text not null,
    weight_unit text not null check (weight_unit in ('TRUCK', 'CUBIC', 'TON')),
    weight_tons numeric(12, 3) not null default 0 check (weight_tons >= 0),
    load numeric(12, 3),
    in_datetime timestamptz,
    go_datetime timestamptz not null,
    complete_datetime timestamptz,
    -- Along the road, by the truck's track; null while there is none.
    track_distance_m integer check (track_distance_m >= 0),
    in_shift_type text check (in_shift_type in ('DAY', 'NIGHT')),
    machine_code text,
    in_staff_name text,
    go_staff_name text,
    in_name text,
    go_name text,
    agent_name text,
    in_picture text,
    go_picture text,
    is_ticket boolean not null default false,
    fleet_name text,
    go_vehicle_type text,
    settle_price numeric(11, 2) check (settle_price >= 0),
    price_source text check (price_source in ('DIRECT_PAY', 'PROJECT', 'TYPED')),
    in_prepare_price numeric(11, 2),
    garbage_prepare_price numeric(11, 2),
    ex_amt numeric(11, 2) not null default 0,
    adjust_amt numeric(11, 2) not null default 0,
    pay_taxes numeric(11, 2) not null default 0,
    receivable numeric(16, 2) generated always as (
      round(settle_price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt) stored,
    actual numeric(16, 2) generated always as (
      round(settle_price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt - pay_taxes) stored,
    actually_paid numeric(16, 2) not null default 0,
    accounted_amount numeric(16, 2) not null default 0,
    payee_id uuid,
    carrier_name text,
    settlement_id uuid,
    remark text,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, no),
    check ((settle_price is null) = (price_source is null)),
    foreign key (company_id, project_id) references project (company_id, id),
    foreign key (company_id, card_id) references card (company_id, id),
    foreign key (company_id, truck_id) references truck (company_id, id),
    foreign key (company_id, captain_id) references captain (company_id, id),
    foreign key (company_id, driver_id) references driver (company_id, id),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id),
    foreign key (company_id, payee_id) references payee (company_id, id),
    foreign key (company_id, settlement_id) references settlement (company_id, id)
  );
  create index waybill_go on waybill (company_id, go_datetime desc, id desc);
  create index waybill_project_go on waybill (company_id, project_id, go_datetime desc, id desc);
  create index waybill_captain_go on waybill (company_id, captain_id, go_datetime desc, id desc);
  create index waybill_truck_go on waybill (company_id, truck_code, go_datetime desc);
  create index waybill_card_go on waybill (company_id, card_id, go_datetime) where card_id is not null;
  create index waybill_open_card on waybill (company_id, card_id) include (status, pending_review, anomaly_hold)
    where settlement_id is null and card_id is not null;
  create index waybill_settlement on waybill (company_id, settlement_id) where settlement_id is not null;
  create index waybill_no_end on waybill (company_id, reverse(no));
  create index waybill_pending on waybill (company_id, go_datetime desc, id desc) where pending_review;
  -- Waybills that nobody has a price for are found without looking at those that have one.
  create index waybill_worth_nothing on waybill (company_id, go_datetime desc, id desc)
    where accounted_amount = 0 and settle_price is null;

  create table waybill_review (
    company_id uuid not null references company,
    id uuid not null,
    waybill_id uuid not null,
    status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'CANCELLED')),
    -- [{field, before, after}]: what was there when it was asked for, and what is asked for.
    changes jsonb not null,
    -- What the waybill weighs in its card's account, and what it would.
    amount_before numeric(16, 2) not null,
    amount_after numeric(16, 2) not null,
    reason text,
    applied_by uuid not null references app_user,
    apply_name text not null,
    applied_at timestamptz not null,
    decided_by uuid references app_user,
    decide_name text,
    decided_at timestamptz,
    decision text,
    version integer not null default 1,
    primary key (company_id, id),
    check ((status = 'PENDING') = (decided_at is null)),
    foreign key (company_id, waybill_id) references waybill (company_id, id)
  );
  create unique index waybill_review_one_open on waybill_review (company_id, waybill_id) where status = 'PENDING';
  create index waybill_review_waybill on waybill_review (company_id, waybill_id, applied_at);
  create index waybill_review_recent on waybill_review (company_id, applied_at desc, id);

  -- What other domains read.
  create view published_waybill as
    select company_id, id, no, status, pending_review, anomaly_hold, project_id, project_name, card_id, card_no, truck_code, captain_id,
      captain_name, driver_id, driver_name, dump_site_id, garbage_name, tp_mode, go_soil_type, weight_unit, weight_tons, go_datetime,
      go_staff_name, in_picture, go_picture, is_ticket, settle_price, price_source, ex_amt, adjust_amt, accounted_amount,
      payee_id, settlement_id
    from waybill;
`
