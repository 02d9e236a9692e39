/** The places of waybills on settlements. */
export const settlementLine = `
  create table settlement_line (
    company_id uuid not null references company,
    id uuid not null,
    settlement_id uuid not null,
    waybill_id uuid not null,
    card_id uuid,
    receipt_id uuid,
    truck_code text not null,
    go_datetime timestamptz not null,
    carrier_name text,
    payee_id uuid,
    price numeric(11, 2) not null check (price >= 0),
    price_source text not null check (price_source in ('DIRECT_PAY', 'PROJECT', 'TYPED')),
    price_ref uuid,
    weight_unit text not null check (weight_unit in ('TRUCK', 'CUBIC', 'TON')),
    weight_tons numeric(12, 3) not null,
    ex_amt numeric(11, 2) not null,
    adjust_amt numeric(11, 2) not null,
    pay_taxes numeric(11, 2) not null,
    prepaid_amt numeric(16, 2) not null default 0,
    total_amt numeric(16, 2) not null,
    -- Why the price of a settled waybill is refused; while a line has a reason, its settlement cannot be approved.
    price_reject_reason text check (length(price_reject_reason) between 1 and 200),
    live boolean not null default true,
    primary key (company_id, id),
    check (total_amt = round(price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt),
    foreign key (company_id, settlement_id) references settlement (company_id, id),
    foreign key (company_id, waybill_id) references waybill (company_id, id),
    foreign key (company_id, card_id) references card (company_id, id),
    foreign key (company_id, receipt_id) references receipt (company_id, id),
    foreign key (company_id, payee_id) references payee (company_id, id)
  );
  create unique index settlement_line_one_live on settlement_line (company_id, waybill_id) where live;
  create index settlement_line_settlement on settlement_line (company_id, settlement_id, go_datetime);
  create index settlement_line_receipt on settlement_line (company_id, receipt_id) where live and receipt_id is not null;
  create index settlement_line_price_rejected on settlement_line (company_id, settlement_id) where price_reject_reason is not null;

  -- What other domains read.
  create view published_settlement_line as
    select company_id, settlement_id, waybill_id, card_id, receipt_id, carrier_name, payee_id, price, price_source, price_ref,
      price_reject_reason, total_amt, live
    from settlement_line;
`
