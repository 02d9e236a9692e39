/** Payment plans of settlements. */
export const payment = `
  -- When and to whom a settlement is paid. It holds for as long as its items add up to the settlement, payee by payee.
  create table payment_plan (
    company_id uuid not null references company,
    id uuid not null,
    settlement_id uuid not null,
    settle_no text not null,
    amount numeric(16, 2) not null check (amount > 0),
    remark text,
    replaced boolean not null default false,
    created_by uuid not null references app_user,
    create_by text not null,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, settlement_id) references settlement (company_id, id)
  );
  create unique index payment_plan_one on payment_plan (company_id, settlement_id) where not replaced;

  -- The account is kept as it was planned: a payee that changes later must not change what was agreed.
  create table payment_plan_item (
    company_id uuid not null references company,
    id uuid not null,
    plan_id uuid not null,
    sequence integer not null check (sequence > 0),
    due_date date not null,
    amount numeric(16, 2) not null check (amount > 0),
    payee_id uuid not null,
    payee_name text not null,
    carrier_name text not null,
    bank_no text not null,
    bank_name text not null,
    primary key (company_id, id),
    unique (company_id, plan_id, sequence, payee_id),
    foreign key (company_id, plan_id) references payment_plan (company_id, id),
    foreign key (company_id, payee_id) references payee (company_id, id)
  );
  create index payment_plan_item_due on payment_plan_item (company_id, due_date);
`
