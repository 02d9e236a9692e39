/** Payees, cards, receipts, settlements and the ledger; waybills follow, since they point at all of these. */
export const settlement = `
  create table payee (
    company_id uuid not null references company,
    id uuid not null,
    name text not null check (length(name) <= 10),
    carrier_name text not null,
    mobile text,
    bank_no text not null default '' check (bank_no ~ '^[0-9]{0,20}$'),
    bank_name text not null default '' check (length(bank_name) <= 30),
    contract_signed boolean not null default false,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, name, bank_no)
  );

  create table card (
    company_id uuid not null references company,
    id uuid not null,
    card_no text not null check (card_no ~ '^[A-Z][0-9]{1,14}$'),
    kind text not null check (kind in ('CAPTAIN', 'SUB')),
    card_type text not null default 'PURCHASE' check (card_type in ('PURCHASE', 'REFUND', 'CARRY_OVER')),
    status text not null default 'NOT_ACTIVATED' check (status in ('NOT_ACTIVATED', 'ACTIVATED', 'SETTLED', 'VOIDED')),
    captain_id uuid not null,
    parent_id uuid,
    binding_date timestamptz,
    giver text check (length(giver) between 1 and 20),
    give_datetime timestamptz,
    give_payee_id uuid,
    give_settle_amount numeric(11, 2) check (give_settle_amount >= 0),
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, card_no),
    check ((kind = 'SUB') = (parent_id is not null)),
    check ((giver is null) = (give_datetime is null)),
    foreign key (company_id, captain_id) references captain (company_id, id),
    foreign key (company_id, parent_id) references card (company_id, id),
    foreign key (company_id, give_payee_id) references payee (company_id, id)
  );
  create index card_parent on card (company_id, parent_id) where parent_id is not null;
  create index card_captain on card (company_id, captain_id);
  create index card_binding on card (company_id, binding_date desc nulls last, id);

  create table scan_entry (
    company_id uuid not null references company,
    user_id uuid not null references app_user,
    card_id uuid not null,
    scanned_at timestamptz not null default clock_timestamp(),
    primary key (company_id, user_id, card_id),
    foreign key (company_id, card_id) references card (company_id, id)
  );

  create table receipt (
    company_id uuid not null references company,
    id uuid not null,
    give_card_no text not null,
    giver text not null,
    status text not null default 'OPEN' check (status in ('OPEN', 'SETTLED', 'VOIDED')),
    captain_id uuid,
    card_count integer not null check (card_count > 0),
    give_card_cnt integer not null check (give_card_cnt >= 0),
    give_datetime timestamptz not null,
    void_reason text,
    created_by uuid not null references app_user,
    create_by text not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, give_card_no),
    foreign key (company_id, captain_id) references captain (company_id, id)
  );
  create index receipt_recent on receipt (company_id, give_datetime desc, id);

  create table receipt_line (
    company_id uuid not null references company,
    id uuid not null,
    receipt_id uuid not null,
    card_id uuid not null,
    settle_card_no text not null,
    card_type text not null,
    project_name text not null,
    give_card_cnt integer not null check (give_card_cnt >= 0),
    give_datetime timestamptz not null,
    give_payee_id uuid,
    give_settle_amount numeric(11, 2),
    status text not null default 'OPEN' check (status in ('OPEN', 'SETTLED', 'VOIDED')),
    primary key (company_id, id),
    unique (company_id, receipt_id, card_id),
    foreign key (company_id, receipt_id) references receipt (company_id, id),
    foreign key (company_id, card_id) references card (company_id, id),
    foreign key (company_id, give_payee_id) references payee (company_id, id)
  );
  create unique index receipt_line_one_open on receipt_line (company_id, card_id) where status = 'OPEN';
  create index receipt_line_card_no on receipt_line (company_id, settle_card_no);

  create table settlement (
    company_id uuid not null references company,
    id uuid not null,
    settle_no text not null,
    project_id uuid not null,
    project_name text not null,
    agent_name text not null,
    settle_name text not null,
    status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'PAID', 'REJECTED', 'SUPERSEDED')),
    captain_id uuid,
    payee_id uuid,
    settle_cnt integer not null check (settle_cnt >= 0),
    settle_amt numeric(16, 2) not null,
    paid_amt numeric(16, 2) not null default 0 check (paid_amt >= 0),
    remark text,
    reason text,
    deleted boolean not null default false,
    successor_id uuid,
    created_by uuid not null references app_user,
    audited_by uuid references app_user,
    audited_at timestamptz,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, settle_no),
    foreign key (company_id, project_id) references project (company_id, id),
    foreign key (company_id, captain_id) references captain (company_id, id),
    foreign key (company_id, payee_id) references payee (company_id, id),
    foreign key (company_id, successor_id) references settlement (company_id, id)
  );
  create index settlement_recent on settlement (company_id, created_at desc, id);

  -- Append-only: an undoing is a new entry, linked to the one it reverses, with opposite amounts.
  create table card_ledger_entry (
    company_id uuid not null references company,
    id uuid not null,
    card_id uuid not null,
    kind text not null check (kind in ('ACCRUE', 'REVALUE', 'SETTLE', 'PAY', 'REVERSE')),
    waybill_count integer not null,
    unsettled_amount numeric(16, 2) not null,
    settled_amount numeric(16, 2) not null,
    paid_amount numeric(16, 2) not null,
    settlement_id uuid,
    reverses_id uuid,
    created_by uuid not null references app_user,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    check ((kind = 'REVERSE') = (reverses_id is not null)),
    foreign key (company_id, card_id) references card (company_id, id),
    foreign key (company_id, settlement_id) references settlement (company_id, id),
    foreign key (company_id, reverses_id) references card_ledger_entry (company_id, id)
  );
  create unique index card_ledger_reversed_once on card_ledger_entry (company_id, reverses_id) where reverses_id is not null;
  create index card_ledger_card on card_ledger_entry (company_id, card_id) include (unsettled_amount, settled_amount, paid_amount);
  create index card_ledger_settlement on card_ledger_entry (company_id, settlement_id) where settlement_id is not null;

  create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'append-only table %', tg_table_name using errcode = 'restrict_violation'; end $$;
  create trigger card_ledger_append_only before update or delete on card_ledger_entry
    for each statement execute function refuse_change();

  -- What a printed document said when it was printed; its QR code leads to the token.
  create table document_seal (
    company_id uuid not null references company,
    id uuid not null,
    token text not null,
    kind text not null check (kind in ('RECEIPT', 'SETTLEMENT', 'PLAN')),
    subject_id uuid not null,
    number text not null,
    cnt integer not null,
    amount numeric(16, 2),
    fingerprint text not null,
    issued_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, token),
    unique (company_id, kind, subject_id, fingerprint)
  );
  -- Whoever holds a document names no company.
  create index document_seal_token on document_seal (token);

  -- What other domains read.
  create view published_card as select company_id, id, card_no, captain_id from card;
  create view published_payee as select company_id, id, name, carrier_name, bank_no, bank_name from payee;
  create view published_receipt as select company_id, id, give_card_no, status, captain_id from receipt;
  create view published_receipt_line as select company_id, receipt_id, card_id, status from receipt_line;
  create view published_settlement as
    select company_id, id, settle_no, project_name, agent_name, status, captain_id, settle_cnt, settle_amt, paid_amt, deleted
    from settlement;
`
