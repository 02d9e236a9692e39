import { type DaySums, daySumsTable, sumsSoFar } from '../../../../kernel/sums/day-sums.js'

const PLACE = ['project_id', 'dump_site_id', 'soil_type'] as const

/** The day of a ticket starts at 06:00 (docs/adr/0032). */
const ticketDay = (column: string): string => `((${column} at time zone 'Asia/Shanghai') - interval '6 hours')::date`

/** Tickets that projects collected, used and gave back, by dump site and soil; by driver, too; and by project alone. */
const ticketSums: DaySums = {
  table: 'ticket_count',
  keys: { project_id: 'uuid not null', dump_site_id: 'uuid', soil_type: 'text', driver_id: 'uuid' },
  measures: {
    collected: 'integer not null',
    used: 'integer not null',
    refunded: 'integer not null',
    // Rows of the sources: a day on which they come to nothing is still shown.
    moves: 'integer not null',
  },
  sets: {
    column: 'part',
    type: 'text',
    of: { "'STOCK'": PLACE, "'DRIVER'": [...PLACE, 'driver_id'] },
    told: "case when grouping(driver_id) = 1 then 'STOCK' else 'DRIVER' end",
    kept: 'grouping(driver_id) = 1 or driver_id is not null',
  },
  sources: [
    {
      table: 'waybill',
      routine: 'count_used_tickets',
      day: ticketDay('go_datetime'),
      row: {
        project_id: 'project_id',
        dump_site_id: 'dump_site_id',
        soil_type: 'go_soil_type',
        driver_id: 'driver_id',
        used: '1',
        moves: '1',
      },
      where: "is_ticket and status <> 'VOID'",
    },
    {
      table: 'ticket_entry',
      routine: 'count_ticket_entries',
      day: ticketDay('happened_at'),
      row: {
        project_id: 'project_id',
        dump_site_id: 'dump_site_id',
        soil_type: 'soil_type',
        driver_id: 'driver_id',
        collected: "case when kind = 'COLLECT' then quantity else 0 end",
        used: "case when kind = 'USE' then quantity else 0 end",
        refunded: "case when kind = 'REFUND' then quantity else 0 end",
        moves: '1',
      },
      where: 'project_id is not null',
    },
  ],
  rolled: { literal: "'PROJECT'", of: "'STOCK'", keys: ['project_id'] },
}

/** Columns of purchases and handouts: booked at once, and voided with a reason. */
const booked = `
    status text not null default 'BOOKED' check (status in ('BOOKED', 'VOIDED')),
    picture text,
    remark text,
    create_id uuid not null references app_user,
    create_by text not null,
    void_name text,
    voided_at timestamptz,
    void_reason text,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    check ((status = 'VOIDED') = (voided_at is not null)),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id),
    foreign key (company_id, soil_type) references soil_type (company_id, name)`

/** Tickets of dump sites: bought by a company, collected by its projects, used by trips, given back (docs/adr/0032). */
export const ticketTables = `
  alter table stored_file drop constraint stored_file_purpose_check, add constraint stored_file_purpose_check
    check (purpose in ('REGISTRATION', 'COMPANY_AUTH', 'AVATAR', 'WAYBILL_IMPORT', 'WAYBILL_PICTURE', 'TICKET_PICTURE'));

  -- What the company itself has of a site's tickets for a soil; whoever books locks the row first.
  create table ticket_stock (
    company_id uuid not null references company,
    dump_site_id uuid not null,
    soil_type text not null,
    quantity integer not null,
    primary key (company_id, dump_site_id, soil_type),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id),
    foreign key (company_id, soil_type) references soil_type (company_id, name)
  );

  create table ticket_purchase (
    company_id uuid not null references company,
    id uuid not null,
    purchase_no text not null,
    dump_site_id uuid not null,
    soil_type text not null,
    supplier text not null,
    quantity integer not null check (quantity > 0),
    price numeric(11, 2) not null check (price >= 0),
    amount numeric(16, 2) not null generated always as (price * quantity) stored,
    bought_at timestamptz not null,
    -- The last day on which the site takes them.
    expires_on date,
    invoice_no text,${booked},
    unique (company_id, purchase_no)
  );
  create index ticket_purchase_bought on ticket_purchase (company_id, bought_at desc, id desc);
  create index ticket_purchase_place on ticket_purchase (company_id, dump_site_id, soil_type, bought_at);

  create table ticket_collection (
    company_id uuid not null references company,
    id uuid not null,
    collect_no text not null,
    project_id uuid not null,
    dump_site_id uuid not null,
    soil_type text not null,
    driver_id uuid,
    receiver text,
    quantity integer not null check (quantity > 0),
    collected_at timestamptz not null,${booked},
    unique (company_id, collect_no),
    foreign key (company_id, project_id) references project (company_id, id),
    foreign key (company_id, driver_id) references driver (company_id, id)
  );
  create index ticket_collection_collected on ticket_collection (company_id, collected_at desc, id desc);

  create table ticket_refund (
    company_id uuid not null references company,
    id uuid not null,
    refund_no text not null,
    project_id uuid not null,
    dump_site_id uuid not null,
    soil_type text not null,
    driver_id uuid,
    quantity integer not null check (quantity > 0),
    -- Back to the company's own stock, or to the site for money.
    goes_to text not null check (goes_to in ('COMPANY', 'SUPPLIER')),
    price numeric(11, 2) check (price >= 0),
    amount numeric(16, 2) generated always as (price * quantity) stored,
    refunded_at timestamptz not null,
    picture text,
    remark text,
    status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
    apply_id uuid not null references app_user,
    apply_name text not null,
    apply_datetime timestamptz not null,
    audit_id uuid references app_user,
    audit_name text,
    audit_datetime timestamptz,
    audit_own boolean not null default false,
    reason text,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, refund_no),
    check ((status = 'PENDING') = (audit_datetime is null)),
    check ((goes_to = 'SUPPLIER') = (price is not null)),
    foreign key (company_id, project_id) references project (company_id, id),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id),
    foreign key (company_id, soil_type) references soil_type (company_id, name),
    foreign key (company_id, driver_id) references driver (company_id, id)
  );
  create index ticket_refund_recent on ticket_refund (company_id, refunded_at desc, id desc);

  -- The ledger. Trips that left with a ticket are no rows of it: they are in the sums as they stand, and nothing has to follow them.
  create table ticket_entry (
    company_id uuid not null references company,
    id uuid not null,
    kind text not null check (kind in ('PURCHASE', 'COLLECT', 'USE', 'REFUND')),
    -- Less than nothing takes back what was booked before.
    quantity integer not null check (quantity <> 0),
    project_id uuid,
    dump_site_id uuid not null,
    soil_type text not null,
    driver_id uuid,
    happened_at timestamptz not null,
    -- What it comes to for the company's own stock.
    company_change integer not null,
    purchase_id uuid,
    collection_id uuid,
    refund_id uuid,
    -- Of a correction and of what takes back.
    reason text,
    create_id uuid not null references app_user,
    create_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    check ((kind = 'PURCHASE') = (project_id is null)),
    check (purchase_id is null or kind = 'PURCHASE'),
    check (num_nonnulls(purchase_id, collection_id, refund_id) = 1 or reason is not null),
    foreign key (company_id, project_id) references project (company_id, id),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id),
    foreign key (company_id, soil_type) references soil_type (company_id, name),
    foreign key (company_id, driver_id) references driver (company_id, id),
    foreign key (company_id, purchase_id) references ticket_purchase (company_id, id),
    foreign key (company_id, collection_id) references ticket_collection (company_id, id),
    foreign key (company_id, refund_id) references ticket_refund (company_id, id)
  );
  create index ticket_entry_happened on ticket_entry (company_id, happened_at desc, id desc);
  create index ticket_entry_place on ticket_entry (company_id, dump_site_id, soil_type, happened_at);
  create index ticket_entry_purchase on ticket_entry (company_id, purchase_id) where purchase_id is not null;
  create index ticket_entry_collection on ticket_entry (company_id, collection_id) where collection_id is not null;
  create index ticket_entry_refund on ticket_entry (company_id, refund_id) where refund_id is not null;
  create trigger ticket_entry_append_only before update or delete on ticket_entry
    for each statement execute function refuse_change();

  -- What a ticket of a site cost in a month: the average of what was left of the month before and what was bought in it.
  create table ticket_month_cost (
    company_id uuid not null references company,
    dump_site_id uuid not null,
    soil_type text not null,
    -- Its first day.
    month date not null,
    opening_quantity integer not null,
    opening_amount numeric(16, 2) not null,
    bought_quantity integer not null,
    bought_amount numeric(16, 2) not null,
    used_quantity integer not null,
    refunded_quantity integer not null,
    refunded_amount numeric(16, 2) not null,
    closing_quantity integer not null,
    closing_amount numeric(16, 2) not null,
    -- Null as long as none was ever bought.
    price numeric(14, 4),
    costed_at timestamptz not null,
    primary key (company_id, dump_site_id, soil_type, month),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id)
  );
  -- A dump site's own list, held against our trips with a ticket.
  create table ticket_reconciliation (
    company_id uuid not null references company,
    id uuid not null,
    reconcile_no text not null,
    dump_site_id uuid not null,
    start_day date not null,
    end_day date not null,
    tolerance_minutes integer not null check (tolerance_minutes between 0 and 240),
    file_name text not null,
    sha256 text not null,
    site_count integer not null,
    our_count integer not null,
    same_count integer not null,
    differ_count integer not null,
    site_only_count integer not null,
    ours_only_count integer not null,
    unresolved_count integer not null check (unresolved_count >= 0),
    status text not null default 'OPEN' check (status in ('OPEN', 'SETTLED', 'VOIDED')),
    matched_at timestamptz not null,
    create_id uuid not null references app_user,
    create_by text not null,
    settle_name text,
    settled_at timestamptz,
    void_name text,
    voided_at timestamptz,
    void_reason text,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, reconcile_no),
    check (start_day <= end_day),
    check ((status = 'VOIDED') = (voided_at is not null)),
    check (status <> 'SETTLED' or (unresolved_count = 0 and settled_at is not null)),
    check (site_count = same_count + differ_count + site_only_count),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id)
  );
  create index ticket_reconciliation_recent on ticket_reconciliation (company_id, created_at desc, id desc);

  create table ticket_reconciliation_row (
    company_id uuid not null references company,
    id uuid not null,
    reconciliation_id uuid not null,
    position integer not null,
    line integer,
    site_ticket_no text,
    site_plate text,
    site_time timestamptz,
    site_soil text,
    site_quantity numeric(18, 3),
    -- As it was when it was matched; the trip may have been corrected since.
    waybill_id uuid,
    waybill_no text,
    our_ticket_no text,
    our_plate text,
    our_time timestamptz,
    our_soil text,
    verdict text not null check (verdict in ('SAME', 'DIFFER', 'SITE_ONLY', 'OURS_ONLY')),
    differences text[] not null,
    resolution text check (resolution in ('ACCEPT_SITE', 'KEEP_OURS', 'BOTH_WRONG')),
    reason text,
    resolve_name text,
    resolved_at timestamptz,
    primary key (company_id, id),
    check ((line is null) = (site_time is null)),
    check ((waybill_id is null) = (our_time is null)),
    check ((verdict = 'SITE_ONLY') = (waybill_id is null)),
    check ((verdict = 'OURS_ONLY') = (line is null)),
    check ((resolution is null) = (resolved_at is null)),
    check (verdict <> 'SAME' or resolution is null),
    foreign key (company_id, reconciliation_id) references ticket_reconciliation (company_id, id),
    foreign key (company_id, waybill_id) references waybill (company_id, id)
  );
  create index ticket_reconciliation_row_position on ticket_reconciliation_row (company_id, reconciliation_id, position);
${daySumsTable(ticketSums)}${sumsSoFar(ticketSums)}
  create index ticket_count_driver on ticket_count (company_id, driver_id, span, day) where driver_id is not null;
  create index ticket_count_place on ticket_count (company_id, part, project_id, span, day);
`
